import { expect, test } from 'vitest'
import { translate } from '#lib/i18n.ts'
import { amountDue, paymentName } from './order-payment.rules.ts'

test.each([
  ['cash, not paid yet', 1, false, '10.00'],
  ['cash, paid', 1, true, undefined],
  ['prepaid, not paid yet', 2, false, undefined],
  ['prepaid, paid', 2, true, undefined],
  ['nobody knows how', null, false, undefined],
])('the amount to collect: %s', (_case, payment_type, paid, due) => {
  expect(amountDue({ payment_type, paid, total: '10.00' })).toBe(due)
})

test.each([
  [1, 'COD'],
  [2, 'Prepaid'],
  [null, 'NA'],
  [3, 'NA'],
])('payment %s is called %s', (type, name) => {
  expect(paymentName(translate, type)).toBe(name)
})

test.each([1, 2, null])('payment %s has the words of orders', (type) => {
  expect(paymentName((category) => category, type)).toBe('order')
})
