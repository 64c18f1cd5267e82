import { STATUS } from '@tracklane/contract/order-status'
import { expect, test } from 'vitest'
import { ageOf, hoursIn } from './card-age.rules.ts'

const now = Date.parse('2026-05-10T12:00:00.000Z')
const since = (hours: number, status_id: number = STATUS.NEW) => ({
  status_id,
  status_changed_at: new Date(now - hours * 3_600_000).toISOString(),
})

test.each([
  [0, 'fresh'],
  [23, 'fresh'],
  [24, 'aging'],
  [71, 'aging'],
  [72, 'old'],
])('%s hours in a status are %s', (hours, age) => {
  expect(ageOf(since(hours), now)).toBe(age)
})

test.each([STATUS.DELIVERED, STATUS.PICKED_UP, STATUS.COMPLETED, STATUS.RETURNED])(
  'an order that has arrived does not age (status %s)',
  (status) => {
    expect(ageOf(since(500, status), now)).toBe('settled')
  },
)

test.each([
  [5.99, 5],
  [6, 6],
  [-2, 0],
])('%s hours count as %s whole ones', (hours, whole) => {
  expect(hoursIn(since(hours), now)).toBe(whole)
})

test('a rejected order ages too', () => {
  expect(ageOf(since(500, STATUS.REJECTED), now)).toBe('old')
})
