import { expect, test } from 'vitest'
import {
  addMoney,
  amountProblem,
  fromMinor,
  hasDigitsBeyond,
  isSameMoney,
  isTooLarge,
  negateMoney,
  shortestMoney,
  withDigits,
} from './money.ts'

test.each([
  ['5', '-5'],
  ['-5', '5'],
  ['-0.50', '0.50'],
])('%s negated is %s', (amount, negated) => {
  expect(negateMoney(amount)).toBe(negated)
})

test.each([
  [0n, 2, '0.00'],
  [5n, 2, '0.05'],
  [-5n, 2, '-0.05'],
  [-120n, 0, '-120'],
  [0n, 0, '0'],
  [105n, 2, '1.05'],
])('%s minor units with %i digits are %s', (minor, digits, amount) => {
  expect(fromMinor(minor, digits)).toBe(amount)
})

test.each([
  ['-4', '1.50', '-2.50'],
  ['0.5', '-0.50', '0.00'],
])('%s + %s is %s', (left, right, sum) => {
  expect(addMoney(left, right)).toBe(sum)
})

test.each([
  ['4.900', '4.9', true],
  ['-1', '1', false],
  ['0', '0.0', true],
  ['10', '1.0', false],
])('%s and %s are the same: %s', (left, right, isSame) => {
  expect(isSameMoney(left, right)).toBe(isSame)
})

test.each([
  ['4.', '4'],
  ['-004.50', '-4.5'],
  ['0', '0'],
  ['000', '0'],
  ['0.0', '0'],
  ['100', '100'],
  ['1,5', '1,5'],
  ['x1.50', 'x1.50'],
  ['1.50x', '1.50x'],
  ['', ''],
])('%j is written shortest as %j', (amount, shortest) => {
  expect(shortestMoney(amount)).toBe(shortest)
})

test.each([
  ['4', 0, '4'],
  ['4.0', 0, '4'],
  ['4.0500', 1, '4.05'],
  ['4', 3, '4.000'],
])('%s with %i digits is %s', (amount, digits, written) => {
  expect(withDigits(amount, digits)).toBe(written)
})

test.each([
  ['4.90', 2, false],
  ['4.901', 2, true],
  ['4', 0, false],
  ['4.5', 0, true],
])('%s has digits beyond %i: %s', (amount, digits, hasMore) => {
  expect(hasDigitsBeyond(amount, digits)).toBe(hasMore)
})

test.each([
  ['9999999999.9999', undefined],
  ['10000000000', 'The amount is too large'],
  ['1.234', 'Amounts in {currency} have {digits, plural, =0 {no decimals} one {at most # decimal} other {at most # decimals}}'],
])('the problem with %s EUR is %j', (amount, message) => {
  const problem = amountProblem(amount, { code: 'EUR', digits: amount.includes('9999.') ? 4 : 2 })
  expect(problem?.message).toBe(message)
  if (amount === '1.234') expect(problem?.values).toEqual({ currency: 'EUR', digits: 2 })
  expect(isTooLarge(amount)).toBe(amount === '10000000000')
})
