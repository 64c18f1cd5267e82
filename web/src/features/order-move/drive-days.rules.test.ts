import { afterAll, expect, test, vi } from 'vitest'
import { dayFromNow, instantOf } from '#lib/day.ts'
import { driveDays } from './drive-days.rules.ts'

// Set while tests are collected too, since their tables name days.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 2, 12) })
afterAll(() => void vi.useRealTimers())

const at = (days: number | null, time = '12:00') => ({ delivery_to: days === null ? null : instantOf(dayFromNow(days), time) })

test.each<[string, ReturnType<typeof at>[], [number, number][]]>([
  ['all for one day to come', [at(2), at(2, '18:00')], [[2, 2]]],
  ['one for today', [at(0)], [[0, 1]]],
  ['one that is past', [at(-3)], [[0, 1]]],
  ['one without a day', [at(null)], [[0, 1]]],
  [
    'several days',
    [at(2), at(1), at(2)],
    [
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'a day to come, one that is past, and none',
    [at(2), at(-1), at(null)],
    [
      [0, 2],
      [2, 1],
    ],
  ],
  ['none', [], [[0, 0]]],
])('%s', (_case, orders, days) => {
  expect(driveDays(orders).map((one) => [one.day, one.orders.length])).toEqual(days.map(([from, count]) => [dayFromNow(from), count]))
})

test('of many days the first seven are shown', () => {
  const days = driveDays(Array.from({ length: 9 }, (_, ahead) => at(ahead)))
  expect(days.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => dayFromNow(day)))
})
