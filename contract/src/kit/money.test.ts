import { expect, test } from 'vitest'
import { addMoney, negateMoney } from './money.ts'

test.each([
  ['0.10', '0.20', '0.30'],
  ['999999999999.99', '0.01', '1000000000000.00'],
  ['100.00', '-149.90', '-49.90'],
  ['5', '0.5', '5.5'],
  ['12', '30', '42'],
])('%s + %s is exactly %s', (left, right, sum) => {
  expect(addMoney(left, right)).toBe(sum)
})

test('a negated amount takes away what it added', () => {
  expect(addMoney('149.90', negateMoney('149.90'))).toBe('0.00')
})
