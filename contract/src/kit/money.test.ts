import { describe, expect, test } from 'vitest'
import {
  addMoney,
  amountProblem,
  fromMinor,
  isSameMoney,
  isTooLarge,
  multiplyMoney,
  negateMoney,
  shortestMoney,
  sumOfLines,
  withDigits,
} from './money.ts'

test.each([
  ['0.10', '0.20', '0.30'],
  ['999999999999.99', '0.01', '1000000000000.00'],
  ['100.00', '-149.90', '-49.90'],
  ['5', '0.5', '5.5'],
  ['12', '30', '42'],
])('%s + %s is exactly %s', (left, right, sum) => {
  expect(addMoney(left, right)).toBe(sum)
})

test('adding an amount and its negation gives zero', () => {
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

test('trailing zeros do not change an amount', () => {
  expect(isSameMoney('4.9', '4.90')).toBe(true)
  expect(isSameMoney('4', '4.00')).toBe(true)
  expect(isSameMoney('4.9', '4.91')).toBe(false)
})

test.each([
  ['0', 2, '0.00'],
  ['4.9', 2, '4.90'],
  ['4.905', 2, '4.905'],
  ['1290', 0, '1290'],
  ['149.9000', 2, '149.90'],
  ['149.0000', 0, '149'],
  ['0.5000', 3, '0.500'],
  ['0.5000', 0, '0.5'], // existing decimals are shown, whatever the currency's digits are today
])('%s with %i digits is %s', (amount, digits, written) => {
  expect(withDigits(amount, digits)).toBe(written)
})

test.each([
  ['4.90', '4.9'],
  ['105.0000', '105'],
  ['004.5', '4.5'],
  ['0.00', '0'],
  ['10', '10'],
  ['-0.50', '-0.5'],
  ['90071992547409.9200', '90071992547409.92'],
  ['', ''],
  ['much', 'much'],
])('the shortest way to write %j is %j', (amount, shortest) => {
  expect(shortestMoney(amount)).toBe(shortest)
})

describe('the sum of product lines', () => {
  test.each([
    [[], '0'],
    [[{ price: '0.10', quantity: 3 }], '0.30'],
    [
      [
        { price: '12.5', quantity: 2 },
        { price: '0.05', quantity: 1 },
        { price: '3', quantity: 0 },
      ],
      '25.05',
    ],
    // far beyond what a float holds
    [
      [
        { price: '9007199254.7409', quantity: 1 },
        { price: '0.0001', quantity: 99_999 },
      ],
      '9007199264.7408',
    ],
  ])('%j is exactly %s', (lines, sum) => {
    expect(sumOfLines(lines)).toBe(sum)
  })
})

test.each([
  [0n, 2, '0.00'],
  [5n, 2, '0.05'],
  [-5n, 2, '-0.05'],
  [1290n, 0, '1290'],
  [123_456n, 3, '123.456'],
])('%s minor units with %i digits are %s', (minor, digits, amount) => {
  expect(fromMinor(minor, digits)).toBe(amount)
})

test.each([
  ['9999999999.9999', false],
  ['9999999999.99990', false],
  ['10000000000', true],
  ['0', false],
])('%s is too large for its column: %s', (amount, isRefused) => {
  expect(isTooLarge(amount)).toBe(isRefused)
})

test.each([
  ['1.50', 'EUR', 2, undefined],
  ['1.505', 'EUR', 2, { message: expect.stringContaining('Amounts in {currency}'), values: { currency: 'EUR', digits: 2 } }],
  ['150', 'JPY', 0, undefined],
  ['150.00', 'JPY', 0, undefined],
  ['150.5', 'JPY', 0, { values: { currency: 'JPY', digits: 0 } }],
  ['19.9000', 'EUR', 2, undefined],
  ['9999999999.99', 'EUR', 2, undefined],
  ['10000000000', 'EUR', 2, { message: 'The amount is too large' }],
])('the problem with %s %s of %i digits is %j', (amount, code, digits, problem) => {
  const found = amountProblem(amount, { code, digits })
  if (problem) expect(found).toMatchObject(problem)
  else expect(found).toBeUndefined()
})
