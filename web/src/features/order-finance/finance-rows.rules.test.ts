import type { FinanceRow } from '@tracklane/contract/order-finance'
import { expect, test } from 'vitest'
import { byCourier, totalsOf } from './finance-rows.rules.ts'

const NOTHING = { expected: '0.00', expected_orders: 0, outstanding: '0.00', outstanding_orders: 0 }
const NONE = { collected: '0.00', collected_orders: 0, prepaid: '0.00', prepaid_orders: 0 }

function row(courier_id: number | null, currency_code: string, sums: Partial<FinanceRow> = {}): FinanceRow {
  return { ...NOTHING, ...NONE, courier_id, courier: courier_id === null ? null : `Carl ${courier_id}`, currency_code, ...sums }
}

test('a courier is listed once, with a line for each currency, and orders without a courier come last', () => {
  const found = byCourier([row(2, 'EUR'), row(2, 'PLN'), row(1, 'EUR'), row(null, 'EUR')])
  expect(found.map(({ courier, lines }) => [courier, lines.map((line) => line.currency_code)])).toEqual([
    ['Carl 2', ['EUR', 'PLN']],
    ['Carl 1', ['EUR']],
    [null, ['EUR']],
  ])
})

test('totals are exact for each kind of amount, and never across currencies', () => {
  const totals = totalsOf([
    row(1, 'PLN', { outstanding: '9007199254740993.01', outstanding_orders: 2 }),
    row(1, 'EUR', { expected: '0.10', expected_orders: 1, collected: '5.00', collected_orders: 1 }),
    row(2, 'EUR', { expected: '0.20', expected_orders: 2, prepaid: '1.50', prepaid_orders: 1 }),
    row(null, 'PLN', { outstanding: '0.01', outstanding_orders: 1 }),
  ])
  expect(totals).toMatchObject([
    {
      currency_code: 'EUR',
      expected: '0.30',
      expected_orders: 3,
      outstanding: '0.00',
      collected: '5.00',
      prepaid: '1.50',
      prepaid_orders: 1,
    },
    { currency_code: 'PLN', expected: '0.00', outstanding: '9007199254740993.02', outstanding_orders: 3, collected_orders: 0 },
  ])
  expect(totals[0]).not.toHaveProperty('courier')
})

test('without rows there are no totals', () => {
  expect([byCourier([]), totalsOf([])]).toEqual([[], []])
})
