const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS

/** Outside these instants a year has a sign and six digits. */
const EARLIEST = Date.parse('0000-01-01T00:00:00.000Z')
const LATEST = Date.parse('9999-12-31T23:59:59.999Z')

const digits = (value: number, length: number): string => String(value).padStart(length, '0')
const list = (length: number, text: (at: number) => string): readonly string[] => Array.from({ length }, (_, at) => text(at))

const MINUTES = list(24 * 60, (minute) => `T${digits(Math.floor(minute / 60), 2)}:${digits(minute % 60, 2)}:`)
const SECONDS = list(60, (second) => `${digits(second, 2)}.`)
const MILLISECONDS = list(SECOND_MS, (millisecond) => `${digits(millisecond, 3)}Z`)

/** More days than the instants of one answer usually have. */
const MAX_DAYS = 1_000
const days = new Map<number, string>()

/**
 * Writes a valid instant as `toISOString` does, in a fourth of its time: a board has 750 of them, and the built-in method took a tenth of
 * its processor time.
 */
export function instantText(instant: Date): string {
  const time = instant.getTime()
  if (!(time >= EARLIEST && time <= LATEST)) return instant.toISOString()
  const day = Math.floor(time / DAY_MS)
  const inDay = time - day * DAY_MS
  const minute = Math.floor(inDay / MINUTE_MS)
  const inMinute = inDay - minute * MINUTE_MS
  const second = Math.floor(inMinute / SECOND_MS)
  return `${dayText(day)}${MINUTES[minute]}${SECONDS[second]}${MILLISECONDS[inMinute - second * SECOND_MS]}`
}

function dayText(day: number): string {
  const known = days.get(day)
  if (known !== undefined) return known
  if (days.size >= MAX_DAYS) days.clear()
  const text = new Date(day * DAY_MS).toISOString().slice(0, '2026-01-31'.length)
  days.set(day, text)
  return text
}
