import { expect, test } from 'vitest'
import { addMoney, isSameMoney, multiplyMoney, negateMoney, padMoney } from './money.ts'

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

test.each([
  ['39.90', 3, '119.70'],
  ['0.10', 3, '0.30'],
  ['999999999999.99', 100_000, '99999999999999000.00'],
  ['1290', 2, '2580'],
  ['5.00', 0, '0.00'],
])('%s × %i is exactly %s', (amount, count, product) => {
  expect(multiplyMoney(amount, count)).toBe(product)
})

test('an amount is the same with or without its last zeros', () => {
  expect(isSameMoney('4.9', '4.90')).toBe(true)
  expect(isSameMoney('4', '4.00')).toBe(true)
  expect(isSameMoney('4.9', '4.91')).toBe(false)
})

test.each([
  ['0', 2, '0.00'],
  ['4.9', 2, '4.90'],
  ['4.905', 2, '4.905'],
  ['1290', 0, '1290'],
])('%s with %i digits is %s', (amount, digits, padded) => {
  expect(padMoney(amount, digits)).toBe(padded)
})
