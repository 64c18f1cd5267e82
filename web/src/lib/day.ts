/** Days are YYYY-MM-DD in the person's zone; instants are ISO 8601. */

export function dayFromNow(days: number, now = new Date()): string {
  const date = new Date(now)
  date.setDate(date.getDate() + days)
  return dayText(date)
}

export function today(): string {
  return dayFromNow(0)
}

/** The day an instant lies in; a bare day is its own. */
export function dayOf(instant: string | null | undefined): string | null {
  if (!instant) return null
  return instant.length === 10 ? instant : dayText(new Date(instant))
}

/** `time` is hh:mm. */
export function instantOf(day: string, time: string): string {
  return new Date(`${day}T${time.slice(0, 5)}:00`).toISOString()
}

/** The day it is then, where the person is. */
export function dayText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
