import { expect, test } from 'vitest'
import { translate } from '#lib/i18n.ts'
import { fieldLabel, type Reader, valueText } from './order-fields.rules.ts'

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
])('the field %s is called “%s”', (field, label) => {
  expect(fieldLabel(translate, field)).toBe(label)
})

const english: Reader = { t: translate, toText: ({ message }) => message, language: 'en', currency: 'EUR' }

const instant = new Date(2026, 4, 10, 9, 30, 15).toISOString()

test.each<[string, string, unknown, string]>([
  ['a way to pay', 'payment_type', 1, 'COD'],
  ['no way to pay', 'payment_type', null, 'NA'],
  ['a way to pay by its name', 'payment_type', 'Prepaid', 'Prepaid'],
  ['an amount', 'total', '1234.50', '1,234.50\u00A0EUR'],
  ['an amount that is none', 'total', 'a lot', 'a lot'],
  ['a language', 'customer_language', 'de', 'German'],
  ['many', 'products_amount', 1200, '1,200'],
  ['a status by its name', 'status', 'In delivery', 'In delivery'],
  ['a status by its number', 'status_id', 6, 'In delivery'],
  ['a status nobody knows', 'status', 'Lost', 'Lost'],
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
])('%s is shown in words', (_case, field, value, text) => {
  expect(valueText(english, field, value)).toBe(text)
})

const german: Reader = {
  t: (_category, message) => ({ COD: 'Nachnahme', yes: 'ja', no: 'nein', empty: 'leer' })[message] ?? message,
  toText: ({ message }) => ({ 'In delivery': 'In Zustellung' })[message] ?? message,
  language: 'de',
  currency: 'EUR',
}

test.each<[string, unknown, string]>([
  ['status', 'In delivery', 'In Zustellung'],
  ['payment_type', 'COD', 'Nachnahme'],
  ['payment_type', 1, 'Nachnahme'],
  ['paid', true, 'ja'],
  ['total', '1234.50', '1.234,50\u00A0EUR'],
  ['customer_language', 'de', 'Deutsch'],
  ['comment', null, 'leer'],
])('in German %s %j is shown as “%s”', (field, value, text) => {
  expect(valueText(german, field, value)).toBe(text)
})

test('an amount without a known currency is still formatted', () => {
  expect(valueText({ ...german, currency: undefined }, 'total', '1234.50')).toBe('1.234,50')
})

test('every label is in the words of orders', () => {
  const category = (name: string) => name
  const fields = ['status', 'status_id', 'sub_status', 'sub_status_id', 'courier', 'courier_id', 'foreign_id', 'track', 'country']
  const more = ['country_name', 'customer_full_name', 'customer_phone', 'customer_email', 'customer_language', 'customer_address']
  const money = [
    'payment_type',
    'products',
    'products_amount',
    'order_price',
    'delivery_price',
    'total',
    'currency_code',
    'paid',
    'paid_at',
  ]
  const times = ['delivery_from', 'delivery_to', 'delivered_at', 'comment', 'archived', 'archived_at', 'deleted', 'deleted_at']
  for (const field of [...fields, ...more, ...money, ...times]) expect(fieldLabel(category, field)).toBe('order')
  for (const value of [null, true, false]) expect(valueText({ ...english, t: category }, 'comment', value)).toBe('order')
})

test.each(['constructor', 'toString', '__proto__'])('a field called %s has no other name', (field) => {
  expect(fieldLabel(translate, field)).toBe(field)
})
