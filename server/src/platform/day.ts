import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** A calendar day (YYYY-MM-DD) as the instants it lasts in a zone: from its midnight up to the next one, 23 to 25 hours later. */
export function dayWindow(day: string, timeZone: string): { from: Date; before: Date } {
  const next = dayjs.utc(day).add(1, 'day').format('YYYY-MM-DD')
  return { from: dayjs.tz(day, timeZone).toDate(), before: dayjs.tz(next, timeZone).toDate() }
}

/** The calendar day it is in a zone. */
export function dayOf(instant: Date, timeZone: string): string {
  return dayjs(instant).tz(timeZone).format('YYYY-MM-DD')
}
