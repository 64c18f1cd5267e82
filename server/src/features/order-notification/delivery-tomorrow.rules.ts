import { dayAfter, dayOf, instantAt } from '#platform/day.ts'
import type { TellingCountry } from './delivery-tomorrow.queries.ts'

/** A time at which a country is told of a day's deliveries; `turn` names it, so that it comes once. */
export interface Telling {
  readonly turn: string
  readonly at: Date
}

/** Those of today and tomorrow there: the next plan comes before the one after. A time of today that is past is told at once. */
export function tellingsOf({ id, time_zone, tomorrow_at }: TellingCountry, now: Date): Telling[] {
  const today = dayOf(now, time_zone)
  return [today, dayAfter(today, 1)].map((day) => ({ turn: `${id} ${day}`, at: instantAt(day, tomorrow_at, time_zone) }))
}
