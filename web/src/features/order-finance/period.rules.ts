import { dayText } from '#lib/day.ts'

export type UsualPeriod = 'today' | 'yesterday' | 'month' | 'last_month' | 'any'

/** Returns whether these days are this month, the period of an address without one. */
export function isThisMonth(from: unknown, to: unknown, now: Date): boolean {
  const [first, today] = periodOf('month', now)
  return from === first && to === today
}

/** Returns the first and last day at the person's place; null is open. */
export function periodOf(period: UsualPeriod, now: Date): readonly [string | null, string | null] {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const day = (...at: [number, number, number]) => dayText(new Date(...at))
  switch (period) {
    case 'any':
      return [null, null]
    case 'today':
      return [day(year, month, date), day(year, month, date)]
    case 'yesterday':
      return [day(year, month, date - 1), day(year, month, date - 1)]
    case 'month':
      return [day(year, month, 1), day(year, month, date)]
    case 'last_month':
      return [day(year, month - 1, 1), day(year, month, 0)]
  }
}
