import { today } from '#lib/day.ts'

/** Two days (YYYY-MM-DD), both included. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** Periods offered with one click, in days up to today; the second is the default. */
export const PERIODS = [7, 30, 90, 365] as const
const USUAL = 30

interface PeriodSearch {
  readonly rejected_at_from?: string | undefined
  readonly rejected_at_to?: string | undefined
}

/** Returns the period of the address; by default the last 30 days, or the 30 days to a given end. */
export function periodOf({ rejected_at_from, rejected_at_to }: PeriodSearch, now = today()): Period {
  const to = rejected_at_to?.slice(0, 10) ?? now
  return { from: rejected_at_from?.slice(0, 10) ?? addDays(to, 1 - USUAL), to }
}

export function lastDays(days: number, now = today()): Period {
  return { from: addDays(now, 1 - days), to: now }
}

/** Returns the equally long period just before. */
export function periodBefore({ from, to }: Period): Period {
  const length = daysBetween(from, to) + 1
  return { from: addDays(from, -length), to: addDays(from, -1) }
}

export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / DAY)
}

export function addDays(day: string, days: number): string {
  return new Date(utc(day) + days * DAY).toISOString().slice(0, 10)
}

const DAY = 86_400_000

/** Reads a day in UTC, where all days have equal length. */
function utc(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

interface DayNumbers {
  readonly day: string
  readonly rejected: number
  readonly returned: number
}

export interface Span extends Period {
  readonly rejected: number
  readonly returned: number
}

/** The most bars; longer periods have one bar per week or per several weeks. */
export const MOST_DAYS = 62

/** Returns a bar per day, including days without orders; per week where there would be too many. */
export function spansOf(days: readonly DayNumbers[], { from, to }: Period): Span[] {
  const length = daysBetween(from, to) + 1
  const weeks = length > MOST_DAYS ? Math.ceil(length / (7 * MOST_DAYS)) : 0
  const step = weeks > 0 ? 7 * weeks : 1
  const first = weeks > 0 ? mondayOf(from) : from
  return Array.from({ length: Math.ceil((daysBetween(first, to) + 1) / step) }, (_, index) => {
    const start = addDays(first, index * step)
    const end = addDays(start, step - 1)
    const within = days.filter(({ day }) => day >= start && day <= end)
    return {
      from: start < from ? from : start,
      to: end > to ? to : end,
      rejected: sum(within, 'rejected'),
      returned: sum(within, 'returned'),
    }
  })
}

/** Returns the Monday of the week. */
function mondayOf(day: string): string {
  const weekday = (new Date(utc(day)).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

function sum(days: readonly DayNumbers[], key: 'rejected' | 'returned'): number {
  return days.reduce((total, day) => total + day[key], 0)
}
