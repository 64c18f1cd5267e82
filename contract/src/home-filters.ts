import type { OrderFilter } from './order-filter.ts'
import { moneyFilter } from './order-money.ts'
import { COURIER_OPEN_STATUSES, OPEN_STATUSES } from './order-status.ts'

/** A period from one day to another, both included. Without the second it is one day. */
type Days = readonly [first: string, last?: string]

/** The orders behind each number of the home: the server counts by these filters and the home links to them, so that both agree. */
export const homeFilters = {
  status: (status_id: number) => ({ status_id: [status_id] }),
  open: () => ({ status_id: [...OPEN_STATUSES] }),
  openIn: (country_id: number) => ({ status_id: [...OPEN_STATUSES], country_id: [country_id] }),
  /** The server counts by the present time, so a later request may find more. */
  late: () => ({ late: true }),
  withoutCourier: () => ({ status_id: [...COURIER_OPEN_STATUSES], has_courier: false }),
  expected: (currency_code?: string) => moneyFilter('expected', {}, { currency_code }),
  outstanding: (currency_code?: string) => moneyFilter('outstanding', {}, { currency_code }),
  collected: (today: string, currency_code?: string) =>
    moneyFilter('collected', { paid_at_from: today, paid_at_to: today }, { currency_code }),
  created: (...[first, last = first]: Days) => ({ created_at_from: first, created_at_to: last }),
  delivered: (...[first, last = first]: Days) => ({ delivered_at_from: first, delivered_at_to: last }),
  rejected: (...days: Days) => rejectedIn(days),
  rejectedFor: (sub_status_id: number, ...days: Days) => ({ ...rejectedIn(days), sub_status_id: [sub_status_id] }),
} satisfies Record<string, (...given: never[]) => OrderFilter>

/** Archived orders count: they were rejected all the same. */
function rejectedIn([first, last = first]: Days) {
  return { rejected_at_from: first, rejected_at_to: last, archived: 'any' as const }
}
