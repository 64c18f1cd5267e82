import { deliveryEndpoints, type Reason } from '@tracklane/contract/delivery'
import type { Order } from '@tracklane/contract/order'
import { STATUS } from '@tracklane/contract/order-status'
import { answer } from '#testing/answer.ts'

export const NOW = new Date(2026, 4, 10, 10, 42)
const AT = '2026-03-01T08:00:00.000Z'

/** Returns an instant of the tests' day by the person's clock. */
export function at(hours: number, minutes = 0, days = 0): string {
  return new Date(2026, 4, 10 + days, hours, minutes).toISOString()
}

const ORDER = {
  id: 1,
  organization_id: 1,
  country_id: 1,
  country_name: 'Germany',
  flow_id: 1,
  foreign_id: null,
  track: 'TL0000000001',
  sub_status_id: null,
  sub_status: null,
  customer_full_name: 'Ann Lee',
  customer_phone: '+49 151 1234',
  customer_email: null,
  customer_language: null,
  customer_address: 'Gartenweg 1, Hamburg',
  postcode: null,
  town: null,
  payment_type: 1,
  products: [{ name: 'Lamp', sku: null, quantity: 2, price: '50.00' }],
  products_amount: 2,
  order_price: '100.00',
  delivery_price: '5.00',
  total: '105.00',
  currency_code: 'EUR',
  delivery_from: at(9),
  delivery_to: at(12),
  delivered_at: null,
  comment: null,
  courier_order_id: 1,
  courier_id: 1,
  attempts: 0,
  last_reason: null,
  courier: 'Carl Rider',
  paid: false,
  paid_at: null,
  archived: false,
  archived_at: null,
  deleted: false,
  deleted_at: null,
  handover: null,
  label_printed_at: null,
  status_changed_at: AT,
  created_at: AT,
  updated_at: AT,
  version: 1,
}

const MOVES: Order['transitions'] = [
  { status_id: STATUS.REDELIVERY, status: 'Redelivery', requires: [], asks: ['delivery_window', 'sub_status_id'] },
  { status_id: STATUS.REJECTED, status: 'Rejected', requires: [], asks: ['sub_status_id'] },
  { status_id: STATUS.DELIVERED, status: 'Delivered', requires: [], asks: [] },
]

/** Makes an order of today in the courier's hands, unless the patch says otherwise. */
export function delivery(patch: Partial<Order> = {}): Order {
  const status_id = patch.status_id ?? STATUS.IN_DELIVERY
  const isHere = status_id === STATUS.IN_DELIVERY
  return { ...ORDER, status_id, status: 'Any', transitions: isHere ? MOVES : [], refused: [], ...patch }
}

const REASONS: Reason[] = [{ id: 9, name: 'Nobody at home', status_id: STATUS.REDELIVERY }]

/** Answers with these orders. `ahead`: minutes by which the server's clock is ahead of the phone's. */
export function answerDeliveries(orders: Order[], { ahead = 0 } = {}): void {
  answer(deliveryEndpoints.deliveries, () => ({
    data: { now: new Date(Date.now() + ahead * 60_000).toISOString(), orders, reasons: REASONS },
  }))
}
