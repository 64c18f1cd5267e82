import { PAYMENT_TYPE } from './order.ts'
import type { OrderFilter } from './order-filter.ts'
import { HANDED_OVER_STATUSES, STATUS } from './order-status.ts'

/**
 * People's names for money. All but `prepaid` speak of cash on delivery: expected is what couriers are out to get, outstanding what they
 * were given and nobody has marked as paid, collected what was. Archived orders count, deleted ones never.
 */
export const MONEY_WORDS = ['expected', 'outstanding', 'collected', 'prepaid'] as const
export type MoneyWord = (typeof MONEY_WORDS)[number]

/** Days or instants of payment: they narrow collected and prepaid; the other two are as of now. */
export interface PaidPeriod {
  readonly paid_at_from?: string | undefined
  readonly paid_at_to?: string | undefined
}

/** None is named by its id: a page keeps the open one under that name. */
type Orders = Omit<OrderFilter, 'id'>

interface Whose {
  readonly currency_code?: string | undefined
  /** null: orders that nobody drives. */
  readonly courier_id?: number | null | undefined
  readonly country_id?: readonly number[] | undefined
}

/** The orders behind a sum: screens link to them, and the server's words in SQL find the same. */
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

/** Whether the courier of an order still has its money. */
export function isOutstanding({ status_id, payment_type, paid, deleted }: PayableOrder): boolean {
  return payment_type === PAYMENT_TYPE.COD && HANDED_OVER_STATUSES.includes(status_id) && !paid && !deleted
}
