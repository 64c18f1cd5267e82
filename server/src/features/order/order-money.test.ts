import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountProblem, sumOf, toAmount, toUnits, withDigits } from './order-money.ts'

describe('amounts', () => {
  test.each([
    ['0', '0.0000'],
    ['0.1', '0.1000'],
    ['12.3456', '12.3456'],
    ['9999999999.9999', '9999999999.9999'],
  ])('%s is kept as %s', (amount, kept) => expect(toAmount(toUnits(amount))).toBe(kept))

  test('survive being counted, whatever they are', () => {
    const amount = fc.tuple(fc.nat(), fc.nat(9999)).map(([whole, rest]) => `${whole}.${String(rest).padStart(4, '0')}`)
    fc.assert(fc.property(amount, (text) => toAmount(toUnits(text)) === text))
  })

  test('three times ten cents are thirty cents', () => {
    expect(toAmount(sumOf([{ price: '0.10', quantity: 3 }]))).toBe('0.3000')
  })

  test('a sum stays exact far beyond what a float holds', () => {
    expect(
      toAmount(
        sumOf([
          { price: '9007199254.7409', quantity: 1 },
          { price: '0.0001', quantity: 99_999 },
        ]),
      ),
    ).toBe('9007199264.7408')
  })

  test.each([
    ['149.9000', 2, '149.90'],
    ['149.0000', 0, '149'],
    ['0.5000', 3, '0.500'],
    ['0.5000', 0, '0.5'], // money that is there is shown, whatever the currency says today
  ])('%s with %i digits reads %s', (amount, digits, text) => expect(withDigits(amount, digits)).toBe(text))

  test.each([
    ['1.50', 'EUR', 2, false],
    ['1.505', 'EUR', 2, true],
    ['150', 'JPY', 0, false],
    ['150.0', 'JPY', 0, true],
    ['9999999999.99', 'EUR', 2, false],
    ['10000000000', 'EUR', 2, true],
  ])('%s %s: refused is %#', (amount, code, digits, isRefused) => {
    expect(amountProblem(amount, { code, digits }) !== undefined).toBe(isRefused)
  })
})
