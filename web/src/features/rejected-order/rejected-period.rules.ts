import { today } from '#lib/day.ts'

/** Two days (YYYY-MM-DD), both included. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** Periods offered with one click, in days up to today; the second is that of a bare address. */
export const PERIODS = [7, 30, 90, 365] as const
const USUAL = 30

interface PeriodSearch {
  readonly rejected_at_from?: string | undefined
  readonly rejected_at_to?: string | undefined
}

/** The period that the address names; the last 30 days where it names none, and the 30 days to an end that stands alone. */
export function periodOf({ rejected_at_from, rejected_at_to }: PeriodSearch, now = today()): Period {
  const to = rejected_at_to?.slice(0, 10) ?? now
  return { from: rejected_at_from?.slice(0, 10) ?? addDays(to, 1 - USUAL), to }
}

export function lastDays(days: number, now = today()): Period {
  return { from: addDays(now, 1 - days), to: now }
}

/** As many days, just before. */
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

/** A day is a name, not a time: reckoned in UTC, where each lasts as long as the others. */
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

/** More bars than this are weeks, or several weeks each. */
export const MOST_DAYS = 62

/** A bar for each day, also for those on which nothing happened; for each week where there would be too many. */
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

/** Weeks start on Monday. */
function mondayOf(day: string): string {
  const weekday = (new Date(utc(day)).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

function sum(days: readonly DayNumbers[], key: 'rejected' | 'returned'): number {
  return days.reduce((total, day) => total + day[key], 0)
}
