import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/**
 * Returns the instants of a calendar day (YYYY-MM-DD) in a zone: from its beginning to the beginning of the next day, 23 to 25 hours later.
 */
export function dayWindow(day: string, timeZone: string): { from: Date; before: Date } {
  const next = dayjs.utc(day).add(1, 'day').format('YYYY-MM-DD')
  return { from: beginningOf(day, timeZone), before: beginningOf(next, timeZone) }
}

const HOURS_24 = 86_400_000
/** Returns the first of two midnights where the clocks go back over midnight; where they go forward over it, the moment of the change. */
function beginningOf(day: string, timeZone: string): Date {
  const midnight = dayjs.utc(day).valueOf()
  const [earlier, later] = [midnight - HOURS_24, midnight + HOURS_24]
    .map((instant) => new Date(midnight - offsetAt(instant, timeZone)))
    .sort((one, other) => one.getTime() - other.getTime())
  if (!earlier || !later) throw new Error('Two instants are two')
  return earlier < later && dayOf(earlier, timeZone) < day ? later : earlier
}

/**
 * Returns the milliseconds by which a zone is ahead of UTC at a full minute. Uses the kept clock: `dayjs.tz` makes a new one each time, 0.1
 * ms.
 */
function offsetAt(instant: number, timeZone: string): number {
  const [day, month, year, hour, minute] = clockText(new Date(instant), timeZone).split(/\D/).map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute) - instant
}

/** Returns noon of a calendar day in a zone: nearby zones have the same day then. */
export function noonOf(day: string, timeZone: string): Date {
  return dayjs.tz(`${day}T12:00`, timeZone).toDate()
}

/** Returns the instant of a time (HH:mm) on a calendar day in a zone. */
export function instantAt(day: string, time: string, timeZone: string): Date {
  return dayjs.tz(`${day}T${time}`, timeZone).toDate()
}

/** Returns the calendar day of an instant in a zone. */
export function dayOf(instant: Date, timeZone: string): string {
  return clockText(instant, timeZone).replace(/^(\d+)\.(\d+)\.(\d+) .*/, '$3-$2-$1')
}

/** Returns the day that lies `days` days before another. */
export function dayBefore(day: string, days: number): string {
  return dayjs.utc(day).subtract(days, 'day').format('YYYY-MM-DD')
}

export function dayAfter(day: string, days: number): string {
  return dayBefore(day, -days)
}

/** Days and their midnights in a zone, and the midnight that ends the last. */
export interface DaySpan {
  readonly days: readonly string[]
  readonly midnights: readonly Date[]
}

const WEEK = 7

/**
 * Lists every day from `first` to `last`. Asking for a zone is slow: a week of exactly seven times 24 hours has no change of the clocks,
 * so its midnights follow from the first.
 */
export function daySpan(first: string, last: string, timeZone: string): DaySpan {
  const days: string[] = []
  const midnights: Date[] = []
  const after = dayAfter(last, 1)
  for (let day = first; day < after; day = dayAfter(day, WEEK)) {
    const { from } = dayWindow(day, timeZone)
    const isEven = dayWindow(dayAfter(day, WEEK), timeZone).from.getTime() - from.getTime() === WEEK * HOURS_24
    for (let index = 0, one = day; index < WEEK && one < after; index += 1, one = dayAfter(day, index)) {
      days.push(one)
      midnights.push(isEven ? new Date(from.getTime() + index * HOURS_24) : dayWindow(one, timeZone).from)
    }
  }
  return { days, midnights: [...midnights, dayWindow(after, timeZone).from] }
}

/** Writes an instant as the whole product does: dd.mm.yyyy hh:mm. */
export function clockText(instant: Date, timeZone: string): string {
  return clockOf(timeZone)
    .format(instant)
    .replace(/^(\d+)\/(\d+)\/(\d+), /, '$1.$2.$3 ')
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** More than the number of zones: a client may spell one zone in many mixtures of capitals. */
const MOST_CLOCKS = 1_000

/** Keeps each clock, since making one takes a hundred times as long as using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const two = '2-digit'
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    hourCycle: 'h23',
  })
  if (clocks.size >= MOST_CLOCKS) clocks.clear()
  clocks.set(timeZone, made)
  return made
}
