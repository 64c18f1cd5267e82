/** Returns a day as YYYY-MM-DD in the person's zone. Instants are ISO 8601. */

export function dayFromNow(days: number, now = new Date()): string {
  const date = new Date(now)
  date.setDate(date.getDate() + days)
  return dayText(date)
}

export function today(): string {
  return dayFromNow(0)
}

/** Returns the day of an instant, or a bare day as it is. */
export function dayOf(instant: string | null | undefined): string | null {
  if (!instant) return null
  return instant.length === 10 ? instant : dayText(new Date(instant))
}

/** Returns the instant of a day and a time (hh:mm). */
export function instantOf(day: string, time: string): string {
  return new Date(`${day}T${time.slice(0, 5)}:00`).toISOString()
}

/** Returns the day at the person's place. */
export function dayText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
