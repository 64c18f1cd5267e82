import type { Order } from '@tracklane/contract/order'
import { expect, test } from 'vitest'
import { courierDays, isHandled, isOverdue } from './courier-days.rules.ts'

const NOW = new Date(2026, 4, 10, 12)
const at = (day: number, hours: number) => new Date(2026, 4, day, hours).toISOString()
const order = (id: number, delivery_to: string | null) => ({ id, delivery_to }) as Order // grouping reads nothing else

test('today comes first, then overdue orders, then later days and orders without a day; each by time', () => {
  const days = courierDays(
    [
      order(1, null),
      order(2, at(12, 10)),
      order(3, at(10, 18)),
      order(4, at(8, 10)),
      order(5, at(10, 9)),
      order(6, at(11, 9)),
      order(7, at(9, 9)),
      order(8, at(11, 8)),
    ],
    NOW,
  )
  expect(days.map(({ key, kind, date, orders }) => [key, kind, date, orders.map(({ id }) => id)])).toEqual([
    ['today', 'today', '10.05.2026', [5, 3]],
    ['late', 'late', '08.05.2026', [4, 7]],
    ['11.05.2026', 'later', '11.05.2026', [8, 6]],
    ['12.05.2026', 'later', '12.05.2026', [2]],
    ['undated', 'undated', '', [1]],
  ])
})

test('without orders there are no days', () => {
  expect(courierDays([], NOW)).toEqual([])
})

const [past, future] = [at(10, 11), at(11, 11)]
const being = (status_id: number, delivery_to: string | null) => ({ status_id, delivery_to }) as Order // only these two decide

test.each([
  [1, past, false],
  [2, past, false],
  [3, past, false],
  [6, past, false],
  [6, null, false],
  [5, future, true],
  [7, future, true],
  [8, future, true],
  [9, future, true],
  [10, future, true],
  [4, null, true],
  [4, past, true],
  [4, NOW.toISOString(), false],
  [4, future, false],
])('an order in status %s for %s is handled: %s', (status, delivery_to, isDone) => {
  expect(isHandled(being(status, delivery_to), NOW)).toBe(isDone)
})

test.each([
  [6, past, true],
  [3, past, true],
  [6, future, false],
  [6, null, false],
  [7, past, false],
  [4, past, false],
])('an order in status %s for %s is overdue: %s', (status, delivery_to, isLate) => {
  expect(isOverdue(being(status, delivery_to), NOW)).toBe(isLate)
})
