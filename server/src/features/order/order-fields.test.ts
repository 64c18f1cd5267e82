import { describe, expect, test } from 'vitest'
import type { OrderRecord } from '#db/tables/order.table.ts'
import { PERSONAL } from '#features/retention/customer-data.queries.ts'
import type { OrderView } from './order.rules.ts'
import { COURIER_FIELDS, type CourierField, changedFields } from './order-happenings.rules.ts'
import { orderChanges } from './order-log-words.rules.ts'
import { orderView } from './order-view.testing.ts'

interface Column {
  /** The name in the change log. */
  readonly log?: string
  /** The part that a courier is told about. */
  readonly courier?: CourierField
  /** True where it is removed with the customer's data. */
  readonly personal?: true
}

/** Every column of an order, and where its changes appear: add a new one here, or this file does not compile. */
const COLUMNS: Readonly<Record<keyof OrderRecord, Column>> = {
  id: {},
  organization_id: {},
  country_id: { log: 'country_name' },
  foreign_id: { log: 'foreign_id' },
  track: { log: 'track' },
  status_id: { log: 'status', courier: 'status' },
  sub_status_id: { log: 'sub_status' },
  customer_full_name: { log: 'customer_full_name', courier: 'customer', personal: true },
  customer_phone: { log: 'customer_phone', courier: 'phone', personal: true },
  customer_email: { log: 'customer_email', personal: true },
  customer_language: { log: 'customer_language' },
  customer_address: { log: 'customer_address', courier: 'address', personal: true },
  postcode: {}, // made from the address again
  town: {},
  address_read: {},
  payment_type: { log: 'payment_type', courier: 'payment' },
  products: { log: 'products', courier: 'products' },
  products_amount: { log: 'products_amount' },
  order_price: { log: 'order_price' },
  delivery_price: { log: 'delivery_price' },
  total: { log: 'total', courier: 'total' },
  currency_code: { log: 'currency_code', courier: 'total' },
  delivery_from: { log: 'delivery_from', courier: 'delivery_date' },
  delivery_to: { log: 'delivery_to', courier: 'delivery_date' },
  delivered_at: { log: 'delivered_at' },
  comment: { log: 'comment', courier: 'comment' },
  courier_order_id: {},
  courier_id: { log: 'courier' },
  attempts: {},
  last_reason_id: {},
  last_reason_comment: {},
  paid_at: { log: 'paid_at', courier: 'payment' },
  archived_at: { log: 'archived_at' },
  deleted_at: { log: 'deleted_at' },
  search_text: {},
  status_changed_at: {},
  created_at: {},
  updated_at: {},
  version: {},
}

const AT = new Date('2026-06-01T10:00:00Z')

/** Another value for each column, and for the name that a view has beside an id. */
const CHANGED: Partial<OrderView> = {
  country_name: 'Poland',
  foreign_id: 'X-1',
  track: 'TL2',
  status_id: 2,
  sub_status: 'Nobody at home',
  customer_full_name: 'Eve Hall',
  customer_phone: '+49 30 1',
  customer_email: 'eve@hall.test',
  customer_language: 'de',
  customer_address: 'Mill Lane 3, Berlin',
  payment_type: 2,
  products: [{ name: 'Desk', sku: null, quantity: 3, price: '70.0000' }],
  products_amount: 3,
  order_price: '210.0000',
  delivery_price: '6.0000',
  total: '216.0000',
  currency_code: 'PLN',
  delivery_from: AT,
  delivery_to: AT,
  delivered_at: AT,
  comment: 'Ring twice',
  courier: 'Ann Lee',
  paid_at: AT,
  archived_at: AT,
  deleted_at: AT,
}
const columns = Object.entries(COLUMNS) as [keyof OrderRecord, Column][] // its own keys

test('the change log names every column that it should', () => {
  const logged = Object.keys(orderChanges(orderView(), orderView(CHANGED)))
  expect(logged.toSorted()).toEqual(columns.flatMap(([, { log }]) => log ?? []).toSorted())
})

test("the columns with customers' data are those that retention removes", () => {
  expect(columns.flatMap(([column, { personal }]) => (personal ? [column] : []))).toEqual([...PERSONAL])
})

describe.each(columns.filter(([column]) => column in CHANGED))('%s', (column, { courier }) => {
  test(`is reported to its courier as ${courier ?? 'nothing'}`, () => {
    expect(changedFields(orderView(), orderView({ [column]: CHANGED[column as keyof OrderView] }))).toEqual(courier ? [courier] : [])
  })
})

test('every part reported to couriers is a column', () => {
  const told = new Set(columns.flatMap(([, { courier }]) => courier ?? []))
  expect([...told].toSorted()).toEqual([...COURIER_FIELDS].toSorted())
})
