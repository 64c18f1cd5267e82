import { addMoney } from '@tracklane/contract/kit/money'
import type { FinanceRow } from '@tracklane/contract/order-finance'
import { MONEY_WORDS } from '@tracklane/contract/order-money'

export type FinanceLine = Omit<FinanceRow, 'courier_id' | 'courier'>

export interface CourierMoney extends Pick<FinanceRow, 'courier_id' | 'courier'> {
  /** One line per currency. */
  readonly lines: readonly FinanceRow[]
}

/** Groups the rows by courier in their order, with all currencies of each. */
export function byCourier(rows: readonly FinanceRow[]): CourierMoney[] {
  const couriers = new Map<number | null, FinanceRow[]>()
  for (const row of rows) couriers.set(row.courier_id, [...(couriers.get(row.courier_id) ?? []), row])
  return [...couriers].map(([courier_id, lines]) => ({ courier_id, courier: lines[0]?.courier ?? null, lines }))
}

/** Adds up the rows, with a line per currency: currencies are never added. */
export function totalsOf(rows: readonly FinanceLine[]): FinanceLine[] {
  const totals = new Map<string, FinanceLine>()
  for (const row of rows) {
    const before = totals.get(row.currency_code)
    totals.set(row.currency_code, before ? added(before, row) : lineOf(row))
  }
  return [...totals.values()].sort((first, second) => (first.currency_code < second.currency_code ? -1 : 1))
}

function lineOf(row: FinanceLine): FinanceLine {
  const { currency_code, expected, expected_orders, outstanding, outstanding_orders } = row
  const { collected, collected_orders, prepaid, prepaid_orders } = row
  return {
    currency_code,
    expected,
    expected_orders,
    outstanding,
    outstanding_orders,
    collected,
    collected_orders,
    prepaid,
    prepaid_orders,
  }
}

function added(one: FinanceLine, other: FinanceLine): FinanceLine {
  const sums = { ...one }
  for (const word of MONEY_WORDS) {
    sums[word] = addMoney(one[word], other[word])
    sums[`${word}_orders`] = one[`${word}_orders`] + other[`${word}_orders`]
  }
  return sums
}
