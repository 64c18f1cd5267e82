import { PAYMENT_TYPE } from './order.ts'
import type { OrderFilter } from './order-filter.ts'
import { HANDED_OVER_STATUSES, STATUS } from './order-status.ts'

/**
 * Words for money. All but `prepaid` mean cash on delivery. Expected: couriers are out to collect it. Outstanding: couriers got it and
 * nobody has marked it as paid. Collected: it is marked as paid. Archived orders count, deleted orders never do.
 */
export const MONEY_WORDS = ['expected', 'outstanding', 'collected', 'prepaid'] as const
export type MoneyWord = (typeof MONEY_WORDS)[number]

/** Days or instants of payment. They narrow collected and prepaid; the other two are as of now. */
export interface PaidPeriod {
  readonly paid_at_from?: string | undefined
  readonly paid_at_to?: string | undefined
}

/** Filters without `id`: a page keeps the open order under that name. */
type Orders = Omit<OrderFilter, 'id'>

interface Whose {
  readonly currency_code?: string | undefined
  /** null: orders without a courier. */
  readonly courier_id?: number | null | undefined
  readonly country_id?: readonly number[] | undefined
}

/** Returns the filter for the orders behind a sum. Screens link to it; the server's SQL for the word finds the same orders. */
export function moneyFilter(word: MoneyWord, period: PaidPeriod, { currency_code, courier_id, country_id }: Whose = {}) {
  return {
    archived: 'any' as const,
    ...FILTERS[word](period),
    ...(currency_code !== undefined && { currency_code: [currency_code] }),
    ...(courier_id === null && { has_courier: false }),
    ...(typeof courier_id === 'number' && { courier_id: [courier_id] }),
    ...(country_id !== undefined && { country_id: [...country_id] }),
  } satisfies Orders
}

const FILTERS: Readonly<Record<MoneyWord, (period: PaidPeriod) => Orders>> = {
  expected: () => ({ status_id: [STATUS.IN_DELIVERY], payment_type: [PAYMENT_TYPE.COD] }),
  outstanding: () => ({ status_id: [...HANDED_OVER_STATUSES], payment_type: [PAYMENT_TYPE.COD], paid: false }),
  collected: (period) => ({ payment_type: [PAYMENT_TYPE.COD], ...paidIn(period) }),
  prepaid: (period) => ({ payment_type: [PAYMENT_TYPE.PREPAID], ...paidIn(period) }),
}

function paidIn({ paid_at_from, paid_at_to }: PaidPeriod): Orders {
  if (paid_at_from === undefined && paid_at_to === undefined) return { paid: true }
  return { ...(paid_at_from !== undefined && { paid_at_from }), ...(paid_at_to !== undefined && { paid_at_to }) }
}

interface PayableOrder {
  readonly status_id: number
  readonly payment_type: number | null
  readonly paid: boolean
  readonly deleted: boolean
}

/** Checks whether the courier of an order still has its money. */
export function isOutstanding({ status_id, payment_type, paid, deleted }: PayableOrder): boolean {
  return payment_type === PAYMENT_TYPE.COD && HANDED_OVER_STATUSES.includes(status_id) && !paid && !deleted
}
