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

/** Noon of a calendar day in a zone: the day stays the same in every zone near it. */
export function noonOf(day: string, timeZone: string): Date {
  return dayjs.tz(`${day}T12:00`, timeZone).toDate()
}

/** The calendar day it is in a zone. */
export function dayOf(instant: Date, timeZone: string): string {
  return dayjs(instant).tz(timeZone).format('YYYY-MM-DD')
}

/** The day so many days before another. */
export function dayBefore(day: string, days: number): string {
  return dayjs.utc(day).subtract(days, 'day').format('YYYY-MM-DD')
}
