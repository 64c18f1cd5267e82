import { type HandOver, handoverEndpoints } from '@tracklane/contract/handover'
import { type FinanceRow, orderFinanceEndpoints } from '@tracklane/contract/order-finance'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderRow } from '#features/order/order.testing.ts'
import { answer } from '#testing/answer.ts'

/** A hand-over that was not taken back. */
export const handOver = (patch: Partial<HandOver> = {}): HandOver => ({
  id: 31,
  number: 218,
  organization_id: 1,
  country_id: 1,
  courier_id: 5,
  courier: 'Carl Fast',
  received_by: 'Ann Lee',
  orders: 3,
  sums: [{ currency_code: 'EUR', total: '186.20', orders: 3 }],
  held: [{ currency_code: 'EUR', total: '186.20', orders: 3 }],
  created_at: '2026-03-01T08:00:00.000Z',
  created_by: 'Ann Lee',
  cancelled_at: null,
  cancelled_by: null,
  cancel_reason: null,
  order_rows: [],
  ...patch,
})

export const pageOf = <Row>(data: Row[]) => ({ data, meta: { current_page: 1, per_page: 10, total: data.length, last_page: 1 } })

export const AT = '2026-03-01T08:00:00.000Z'
const NOTHING = { expected: '0.00', expected_orders: 0, outstanding: '0.00', outstanding_orders: 0 }
const row = (patch: Partial<FinanceRow>): FinanceRow => ({
  ...NOTHING,
  courier_id: 5,
  courier: 'Carl Fast',
  currency_code: 'EUR',
  collected: '0.00',
  collected_orders: 0,
  prepaid: '0.00',
  prepaid_orders: 0,
  ...patch,
})
export const ROWS = [
  row({ expected: '412.30', expected_orders: 6, outstanding: '286.40', outstanding_orders: 3, prepaid: '9.90', prepaid_orders: 1 }),
  row({ currency_code: 'PLN', outstanding: '813.40', outstanding_orders: 1 }),
  row({ courier_id: null, courier: null, outstanding: '62.40', outstanding_orders: 1, collected: '1284.60', collected_orders: 17 }),
]
const order = (id: number, total: string, currency_code = 'EUR') =>
  orderRow({
    id,
    track: `TL${id}`,
    customer_full_name: `Customer ${id}`,
    status_id: 7,
    total,
    currency_code,
    courier_id: 5,
    courier: 'Carl Fast',
  })
export const DUE = [order(1, '100.00'), order(2, '86.20'), order(3, '100.20'), order(4, '813.40', 'PLN')]

/** Answers the screen's requests: sums, a past hand-over, and the orders that are due. */
export function answerFinance(): void {
  answer(orderFinanceEndpoints.sums, { data: ROWS, meta: { counted_at: AT } })
  answer(handoverEndpoints.list, pageOf([handOver()]))
  answer(orderListEndpoints.list, pageOf(DUE))
}
