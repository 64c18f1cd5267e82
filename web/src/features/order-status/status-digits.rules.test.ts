import { STATUS_IDS } from '@tracklane/contract/order-status'
import { expect, test } from 'vitest'
import { STATUSES_BY_DIGIT, statusKey, statusOfKey } from './status-digits.rules.ts'

test('nine of the ten statuses have a digit, and each digit leads back to its status', () => {
  const digits = STATUS_IDS.flatMap((id) => statusKey(id) ?? [])
  expect([...digits].sort().join('')).toBe('123456789')
  expect(STATUS_IDS.filter((id) => statusOfKey(statusKey(id) ?? '') !== id)).toEqual([10])
})

test.each(['0', '10', 'a', '', '١', 'constructor'])('%j is no digit of a status', (key) => {
  expect(statusOfKey(key)).toBeUndefined()
})

test.each([
  ['1', 1],
  ['4', 6],
  ['5', 4],
  ['9', 9],
])('%s is status %i', (key, status) => {
  expect(statusOfKey(key)).toBe(status)
})

test('statuses in the order of their digits are those of an order’s life', () => {
  expect(STATUSES_BY_DIGIT).toEqual([1, 2, 3, 6, 4, 5, 7, 8, 9, 10])
})
