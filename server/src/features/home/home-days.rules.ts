import { HOME_DAYS } from '@tracklane/contract/home'
import { dayBefore, dayOf, dayWindow } from '#platform/day.ts'

/** The days of the charts in a person's zone, today last. */
export interface HomeDays {
  readonly days: readonly string[]
  readonly first: string
  readonly today: string
  /** The start of each day, and the end of the last. */
  readonly midnights: readonly Date[]
}

export function homeDays(now: Date, timeZone: string): HomeDays {
  const today = dayOf(now, timeZone)
  const days = Array.from({ length: HOME_DAYS }, (_, index) => dayBefore(today, HOME_DAYS - 1 - index))
  const windows = days.map((day) => dayWindow(day, timeZone))
  const midnights = [...windows.map(({ from }) => from), dayWindow(today, timeZone).before]
  return { days, first: days[0] ?? today, today, midnights }
}
