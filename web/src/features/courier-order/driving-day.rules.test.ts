import { afterAll, expect, test, vi } from 'vitest'
import { dayFromNow, instantOf } from '#lib/day.ts'
import { drivingDay } from './driving-day.rules.ts'

// Set while tests are collected too, since their tables name days.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 2, 12) })
afterAll(() => void vi.useRealTimers())

test.each([
  ['has no date', null, 0],
  ['is promised for today', instantOf(dayFromNow(0), '00:00'), 0],
  ['is promised for a day to come', instantOf(dayFromNow(3), '12:00'), 3],
  ['was promised for a day that is past', instantOf(dayFromNow(-2), '12:00'), 0],
])('an order that %s is delivered on its day, or today', (_what, deliveryTo, day) => {
  expect(drivingDay(deliveryTo)).toBe(dayFromNow(day))
})
