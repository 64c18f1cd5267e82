import { expect, test } from 'vitest'
import { timeInStatus } from './time-in-status.rules.ts'

const SINCE = '2026-11-20T10:00:00.000Z'

test.each([
  ['2026-11-20T10:00:59Z', '00:00'],
  ['2026-11-20T10:01:00Z', '00:01'],
  ['2026-11-20T19:59:59Z', '09:59'],
  ['2026-11-22T08:05:00Z', '46:05'],
  ['2026-11-25T10:00:00Z', '120:00'],
  ['2026-11-20T09:00:00Z', '00:00'],
])('at %s it is %s', (now, expected) => {
  expect(timeInStatus({ status_changed_at: SINCE }, Date.parse(now))).toBe(expected)
})
