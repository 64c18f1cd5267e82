import { expect, test } from 'vitest'
import { oneSignAway } from './one-sign-away.rules.ts'

test.each([
  ['hk-2231', 'hk-2232', true],
  ['hk-2231', 'hk2231', true],
  ['hk-2231', 'hk-22314', true],
  ['hk-2231', 'hk-2213', true],
  ['hk-2231', 'kh-2231', true],
  ['hk-2231', '1hk-2231', true],
  ['hk-2231', 'hk-2231', false],
  ['hk-2231', 'hk-2242', false],
  ['hk-2231', 'hk-31', false],
  ['ж1', '1ж', true],
  ['a', '', false],
])('%s is one sign from %s: %s', (code, other, isNear) => {
  expect(oneSignAway(code).includes(other)).toBe(isNear)
})

test('a long text is not searched for near codes', () => {
  expect(oneSignAway('a1'.repeat(13))).toEqual([])
  expect(oneSignAway('a1'.repeat(12)).length).toBeLessThan(2_000)
})
