import { dayAfter, dayOf, instantAt } from '#platform/day.ts'
import type { TellingCountry } from './delivery-tomorrow.queries.ts'

/** A time at which a country is told about a day's deliveries; `turn` names it, so that it happens once. */
export interface Telling {
  readonly turn: string
  readonly at: Date
}

/**
 * Returns the times for today and tomorrow in the country: the next plan comes before the day after. A past time of today is due at once.
 */
export function notificationTimes({ id, time_zone, tomorrow_at }: TellingCountry, now: Date): Telling[] {
  const today = dayOf(now, time_zone)
  return [today, dayAfter(today, 1)].map((day) => ({ turn: `${id} ${day}`, at: instantAt(day, tomorrow_at, time_zone) }))
}
