import { clockText, dayAfter, dayOf, instantAt } from '#platform/day.ts'

/** The hours of a country without messages to customers; both HH:mm there, equal times: none. */
export interface QuietHours {
  readonly quiet_from: string
  readonly quiet_to: string
  readonly time_zone: string
}

const CLOCK_AT = 'dd.mm.yyyy '.length

/** Returns the end of the current quiet hours; undefined outside of them. */
export function quietUntil({ quiet_from, quiet_to, time_zone }: QuietHours, now: Date): Date | undefined {
  if (quiet_from === quiet_to) return undefined
  const time = clockText(now, time_zone).slice(CLOCK_AT)
  const isQuiet = quiet_from < quiet_to ? quiet_from <= time && time < quiet_to : quiet_from <= time || time < quiet_to
  if (!isQuiet) return undefined
  const today = dayOf(now, time_zone)
  const ends = [today, dayAfter(today, 1)].map((day) => instantAt(day, quiet_to, time_zone))
  return ends.find((end) => end > now)
}
