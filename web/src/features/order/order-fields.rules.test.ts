import { expect, test } from 'vitest'
import { translate } from '#lib/i18n.ts'
import { fieldLabel, valueText } from './order-fields.rules.ts'

test.each([
  ['status', 'Status'],
  ['status_id', 'Status'],
  ['sub_status', 'Reason'],
  ['sub_status_id', 'Reason'],
  ['courier', 'Courier'],
  ['courier_id', 'Courier'],
  ['foreign_id', 'Order number'],
  ['track', 'Track'],
  ['country', 'Country'],
  ['country_name', 'Country'],
  ['customer_full_name', 'Name'],
  ['customer_phone', 'Phone'],
  ['customer_email', 'Email'],
  ['customer_language', 'Language'],
  ['customer_address', 'Address'],
  ['payment_type', 'Payment'],
  ['products', 'Products'],
  ['products_amount', 'Quantity'],
  ['order_price', 'Goods'],
  ['delivery_price', 'Delivery price'],
  ['total', 'Total'],
  ['currency_code', 'Currency'],
  ['delivery_from', 'Delivery from'],
  ['delivery_to', 'Delivery until'],
  ['delivered_at', 'Delivered at'],
  ['comment', 'Comment'],
  ['paid', 'Paid'],
  ['paid_at', 'Paid at'],
  ['archived', 'Archived'],
  ['archived_at', 'Archived at'],
  ['deleted', 'Deleted'],
  ['deleted_at', 'Deleted at'],
  ['something_new', 'something_new'],
])('people call %s “%s”', (field, label) => {
  expect(fieldLabel(translate, field)).toBe(label)
})

const instant = new Date(2026, 4, 10, 9, 30, 15).toISOString()

test.each<[string, string, unknown, string]>([
  ['a way to pay', 'payment_type', 1, 'COD'],
  ['no way to pay', 'payment_type', null, 'NA'],
  ['a way to pay that is none', 'payment_type', 'cash', 'cash'],
  ['a number elsewhere', 'products_amount', 1, '1'],
  ['nothing', 'comment', null, 'empty'],
  ['nothing at all', 'comment', undefined, 'empty'],
  ['an empty text', 'comment', '', 'empty'],
  ['yes', 'paid', true, 'yes'],
  ['no', 'paid', false, 'no'],
  ['a text', 'track', 'TL1', 'TL1'],
  ['an instant', 'delivery_to', instant, '10.05.2026 09:30:15'],
  ['a text that only holds an instant', 'comment', `at ${instant}`, `at ${instant}`],
  ['a bare day', 'comment', '2026-05-10', '2026-05-10'],
  ['nearly an instant', 'comment', '2026-05-1T1:30', '2026-05-1T1:30'],
  ['a list', 'tags', ['a', true], 'a, yes'],
  ['products', 'products', [{ name: 'Lamp', quantity: 2 }, { name: 'Desk' }], '2 × Lamp, 1 × Desk'],
  ['an object that is no product', 'extra', { a: 1 }, '{"a":1}'],
])('%s reads as people write it', (_case, field, value, text) => {
  expect(valueText(translate, field, value)).toBe(text)
})
