import { afterAll, expect, test, vi } from 'vitest'
import { dayFromNow, instantOf } from '#lib/day.ts'
import { courierDay } from './courier-day.rules.ts'

// While the tests are collected, too: their tables name days.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 2, 12) })
afterAll(() => void vi.useRealTimers())

const at = (days: number | null, time = '12:00') => ({ delivery_to: days === null ? null : instantOf(dayFromNow(days), time) })

test.each([
  ['all for one day to come', [at(2), at(2, '18:00')], 2],
  ['one for today', [at(0)], 0],
  ['one that is past', [at(-3)], 0],
  ['one without a day', [at(null)], 0],
  ['several days', [at(1), at(2)], 0],
  ['a day to come and none', [at(2), at(null)], 0],
  ['a day to come and one that is past', [at(2), at(-1)], 0],
  ['none', [], 0],
])('%s', (_case, orders, day) => {
  expect(courierDay(orders)).toBe(dayFromNow(day))
})
