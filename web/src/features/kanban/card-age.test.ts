import { expect, test } from 'vitest'
import { ageOf } from './card-age.ts'

const now = Date.parse('2026-05-10T12:00:00.000Z')
const since = (hours: number, status_id = 1) => ({ status_id, status_changed_at: new Date(now - hours * 3_600_000).toISOString() })

test.each([
  [23, 'fresh'],
  [24, 'aging'],
  [71, 'aging'],
  [72, 'old'],
])('%s hours in a status are %s', (hours, age) => {
  expect(ageOf(since(hours), now)).toBe(age)
})

test.each([7, 8, 9, 10])('an order that has arrived, or come back, does not age: status %s', (status) => {
  expect(ageOf(since(500, status), now)).toBe('settled')
})

test('what was rejected waits for somebody to decide, and ages', () => {
  expect(ageOf(since(500, 5), now)).toBe('old')
})
