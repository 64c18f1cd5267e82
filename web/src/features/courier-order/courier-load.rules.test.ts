import { expect, test } from 'vitest'
import { bestFirst, fullestDay, isOverloaded, loadBar } from './courier-load.rules.ts'

test.each([
  [10, 9, 1, false],
  [10, 10, 1, true],
  [10, 10, 0, false],
  [10, 12, 0, true],
  [null, 500, 9, false],
])('with capacity %j, %i taken and %i more a courier is overloaded: %j', (capacity, day_orders, takes, expected) => {
  expect(isOverloaded({ capacity, day_orders }, takes)).toBe(expected)
})

test.each([
  [20, 5, 1, { taken: 25, more: 5 }],
  [20, 20, 1, { taken: 100, more: 0 }],
  [20, 19, 3, { taken: 95, more: 5 }],
  [20, 30, 0, { taken: 100, more: 0 }],
  [0, 0, 1, { taken: 100, more: 0 }],
  [null, 5, 1, undefined],
])('the bar of capacity %j with %i taken and %i more is %j', (capacity, day_orders, takes, expected) => {
  expect(loadBar({ capacity, day_orders }, takes)).toEqual(expected)
})

const row = (id: number, capacity: number | null, day_orders: number, name = `Courier ${id}`, takes = 1) => ({
  id,
  name,
  capacity,
  day_orders,
  takes,
})

test('couriers with room come first, then those without a limit by their load, and overloaded ones last', () => {
  const couriers = [row(1, 10, 10), row(2, null, 8), row(3, 10, 2), row(4, null, 3), row(5, 30, 10), row(6, 10, 14)]
  expect(bestFirst(couriers).map(({ id }) => id)).toEqual([5, 3, 4, 2, 1, 6])
})

test('an order that the courier has already counts once, and equal couriers are sorted by name', () => {
  const ann = row(2, 10, 10, 'Ann')
  expect(bestFirst([row(1, 10, 10, 'Zoe', 0), ann]).map(({ id }) => id)).toEqual([1, 2])
  expect(bestFirst([row(1, 10, 10, 'Zoe'), ann]).map(({ id }) => id)).toEqual([2, 1])
})

test.each([
  [
    [
      [10, 4, 5],
      [10, 6, 1],
    ],
    0,
  ],
  [
    [
      [10, 4, 1],
      [10, 6, 1],
    ],
    1,
  ],
  [
    [
      [null, 4, 1],
      [null, 9, 1],
    ],
    1,
  ],
  [[[10, 4, 1]], 0],
] as const)('of the days %j the fullest is number %i', (days, fullest) => {
  const rows = days.map(([capacity, day_orders, takes]) => ({ capacity, day_orders, takes }))
  expect(fullestDay(rows)).toBe(rows[fullest])
})
