import { expect, test } from 'vitest'
import { foundOrders, pressed, tickedSums } from './hand-over.rules.ts'

const order = (id: number, total = '0.10', currency_code = 'EUR') => ({
  id,
  track: `TL${id}`,
  customer_full_name: id % 2 === 0 ? 'Zoë Ünal' : 'Ann Lee',
  total,
  currency_code,
})

test.each([
  ['nothing due', [], [], []],
  ['all of it', [order(1), order(2), order(3)], [1, 2, 3], [['EUR', 3, 3, '0.30', '0.00']]],
  ['none of it', [order(1, '1005.00')], [], [['EUR', 0, 1, '0.00', '1005.00']]],
  [
    'some of each currency',
    [order(1, '2990', 'HUF'), order(2), order(3, '10', 'HUF')],
    [2, 3],
    [
      ['EUR', 1, 1, '0.10', '0.00'],
      ['HUF', 1, 2, '10', '2990'],
    ],
  ],
  ['an order that is there no more', [order(1)], [1, 99], [['EUR', 1, 1, '0.10', '0.00']]],
  [
    'more than a float can hold',
    [order(1, '9007199254740993.01'), order(2, '0.01')],
    [1, 2],
    [['EUR', 2, 2, '9007199254740993.02', '0.00']],
  ],
])('ticked orders are added exactly, by currency: %s', (_what, orders, ids, sums) => {
  const found = tickedSums(orders, new Set(ids))
  expect(found.map((one) => [one.currency_code, one.ticked, one.of, one.sum, one.left])).toEqual(sums)
})

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['tl2', [2]],
  ['ünal', [2]],
  ['ANN', [1, 3]],
  ['.*', []],
])('“%s” finds %j', (text, ids) => {
  expect(foundOrders([order(1), order(2), order(3)], text).map(({ id }) => id)).toEqual(ids)
})

const shown = [1, 2, 3, 4].map((id) => ({ id }))

test.each([
  ['one more', [1], { id: 3, isOn: true }, [1, 3]],
  ['one less', [1, 3], { id: 3, isOn: false }, [1]],
  ['down to it', [1], { id: 4, isOn: true, from: 2 }, [1, 2, 3, 4]],
  ['up to it', [1, 2, 3, 4], { id: 2, isOn: false, from: 4 }, [1]],
  ['from one that is not shown any more', [], { id: 2, isOn: true, from: 99 }, [2]],
])('a click ticks %s', (_what, ids, press, expected) => {
  expect([...pressed(new Set(ids), shown, press)].toSorted()).toEqual(expected)
})
