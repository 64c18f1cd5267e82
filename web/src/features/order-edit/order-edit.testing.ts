import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { currencyEndpoints } from '@tracklane/contract/currency'
import { type Order, orderEndpoints } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { country, currency } from '#features/country/country.testing.ts'
import { answer } from '#testing/answer.ts'

const AT = '2026-03-01T08:00:00.000Z'

export const order = (patch: Partial<Order> = {}): Order => ({
  id: 12,
  organization_id: 1,
  country_id: 1,
  country_name: 'Germany',
  flow_id: 1,
  foreign_id: 'HK-100',
  track: 'TL0000000012',
  status_id: 1,
  status: 'New',
  sub_status_id: null,
  sub_status: null,
  customer_full_name: 'Ann Lee',
  customer_phone: '+49 151 1234',
  customer_email: null,
  customer_language: 'de',
  customer_address: 'Gartenweg 1, Hamburg',
  postcode: null,
  town: null,
  payment_type: 1,
  products: [{ name: 'Desk lamp', sku: 'LAMP-1', quantity: 2, price: '39.90' }],
  products_amount: 2,
  order_price: '79.80',
  delivery_price: '4.90',
  total: '84.70',
  currency_code: 'EUR',
  delivery_from: null,
  delivery_to: null,
  delivered_at: null,
  comment: null,
  courier_order_id: null,
  courier_id: null,
  attempts: 0,
  last_reason: null,
  courier: null,
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
  version: 3,
  transitions: [],
  refused: [],
  ...patch,
})

/** Answers with an empty list, the open order, and the options of its form. */
export function answerOrder(one: Order = order()): void {
  const meta = { current_page: 1, per_page: 25, total: 0, last_page: 1 }
  answer(orderListEndpoints.list, { data: [], meta })
  answer(orderEndpoints.get, { data: one })
  answer(orderLogEndpoints.statusLog, { data: [] })
  answer(orderStatusEndpoints.list, { data: [] })
  answer(currencyEndpoints.list, { data: [currency(), currency({ id: 2, name: 'Forint', code: 'HUF', symbol: 'Ft', digits: 0 })] })
  answer(countryEndpoints.list, {
    data: [country(), country({ id: 2, name: 'Hungary', code: 'HU', currency_id: 2, currency_code: 'HUF' })],
  })
}

export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
