import { expect, test } from 'vitest'
import { amountDue } from './order-payment.rules.ts'

test('only an unpaid cash order has an amount due', () => {
  expect(amountDue({ payment_type: 1, paid: false, total: '10.00' })).toBe('10.00')
  expect(amountDue({ payment_type: 1, paid: true, total: '10.00' })).toBeUndefined()
  expect(amountDue({ payment_type: 2, paid: false, total: '10.00' })).toBeUndefined()
  expect(amountDue({ payment_type: null, paid: false, total: '10.00' })).toBeUndefined()
})
