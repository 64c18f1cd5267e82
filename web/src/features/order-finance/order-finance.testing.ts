import type { HandOver } from '@tracklane/contract/handover'

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
