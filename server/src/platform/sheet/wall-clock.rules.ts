import { whole } from './bytes.rules.ts'

/** Zones change their clocks at a quarter of an hour at the finest. */
const QUARTER_MS = 15 * 60_000
const DAY_MS = 86_400_000

/**
 * Converts an instant to the clock time of a zone, as milliseconds of a UTC date that shows it. Intl takes longer than the rest of a row,
 * so each day is computed once, and on a day with a clock change each quarter of an hour.
 */
export function wallClock(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const offsetAt = remembered((instant) => shown(format, instant) - instant)
  /** undefined: the clocks change on that day. */
  const offsetOfDay = remembered((day) => {
    const offset = offsetAt(day)
    return offset === offsetAt(day + DAY_MS) ? offset : undefined
  })
  return (instant) => instant + (offsetOfDay(startOf(instant, DAY_MS)) ?? offsetAt(startOf(instant, QUARTER_MS)))
}

function startOf(instant: number, length: number): number {
  return Math.floor(instant / length) * length
}

function remembered<Value>(find: (instant: number) => Value): (instant: number) => Value {
  const found = new Map<number, Value>()
  return (instant) => {
    const known = found.get(instant)
    if (known !== undefined || found.has(instant)) return known as Value // was stored there
    const value = find(instant)
    found.set(instant, value)
    return value
  }
}

function shown(format: Intl.DateTimeFormat, instant: number): number {
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/**
 * Writes dd.mm.yyyy hh:mm:ss, the format fullDate, and returns its end. A hundred thousand instants fall on few days: each day is written
 * once.
 */
export function fullDates(): (wall: number, to: Buffer, at: number) => number {
  const dateOf = remembered((day) => Buffer.from(dayText(day)))
  return (wall, to, at) => {
    const day = startOf(wall, DAY_MS)
    return writeTime(wall - day, to, whole(dateOf(day), to, at))
  }
}

function dayText(day: number): string {
  const date = new Date(day)
  const [ofMonth, month] = [date.getUTCDate(), date.getUTCMonth() + 1].map((part) => String(part).padStart(2, '0'))
  return `${ofMonth}.${month}.${String(date.getUTCFullYear()).padStart(4, '0')} `
}

const COLON = 0x3a

function writeTime(milliseconds: number, to: Buffer, at: number): number {
  const second = Math.floor(milliseconds / 1000)
  const minute = Math.floor(second / 60)
  twoDigits(Math.floor(minute / 60), to, at)
  to[at + 2] = COLON
  twoDigits(minute % 60, to, at + 3)
  to[at + 5] = COLON
  twoDigits(second % 60, to, at + 6)
  return at + 'hh:mm:ss'.length
}

const ZERO = 0x30

function twoDigits(value: number, to: Buffer, at: number): void {
  const tens = Math.floor(value / 10)
  to[at] = ZERO + tens
  to[at + 1] = ZERO + value - tens * 10
}
