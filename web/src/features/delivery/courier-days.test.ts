import type { Order } from '@tracklane/contract/order'
import { expect, test } from 'vitest'
import { courierDays, isHandled, isOverdue } from './courier-days.rules.ts'

const order = (id: number, delivery_to: string | null) => ({ id, delivery_to }) as Order // grouping looks at nothing else

test('today comes first, then what is left over, then the days to come and what has no day', () => {
  const now = new Date('2026-05-10T12:00:00')
  const at = (text: string) => new Date(text).toISOString()
  const days = courierDays(
    [
      order(1, null),
      order(2, at('2026-05-12T10:00:00')),
      order(3, at('2026-05-10T18:00:00')),
      order(4, at('2026-05-08T10:00:00')),
      order(5, at('2026-05-10T09:00:00')),
      order(6, at('2026-05-11T09:00:00')),
    ],
    now,
  )
  expect(days.map((day) => [day.kind, day.orders.map((one) => one.id)])).toEqual([
    ['today', [5, 3]],
    ['late', [4]],
    ['later', [6]],
    ['later', [2]],
    ['undated', [1]],
  ])
})

test('what came to an end is handled, and so is a redelivery until the office has found a new day', () => {
  const now = new Date('2026-05-10T12:00:00Z')
  const at = (status_id: number, delivery_to: string | null) => ({ status_id, delivery_to }) as Order // these decide
  const [past, future] = ['2026-05-10T11:00:00Z', '2026-05-11T11:00:00Z']
  expect([5, 7, 8, 9, 10].map((status) => isHandled(at(status, future), now))).toEqual([true, true, true, true, true])
  expect([1, 2, 3, 6].map((status) => isHandled(at(status, past), now))).toEqual([false, false, false, false])
  expect([null, past, future].map((window) => isHandled(at(4, window), now))).toEqual([true, true, false])
  expect([at(6, past), at(6, future), at(6, null), at(7, past), at(4, past)].map((order) => isOverdue(order, now))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
