import { expect, it } from 'vitest'
import { createWindowLimit } from './window-limit.ts'

const NOW = Date.parse('2026-03-02T08:00:00Z')
const MOST = 120

it.each([
  ['at once', 0, 60],
  ['half a minute later', 30_000, 30],
  ['a minute later', 60_000, 0],
  ['after the clock was set back a day', -86_400_000, 0],
])('a caller beyond the limit waits, %s, for the rest of a minute', (_, later, seconds) => {
  const limit = createWindowLimit({ length: 60_000, most: MOST })
  for (let time = 0; time < MOST; time += 1) expect(limit.take(7, NOW)).toBe(0)
  expect(limit.take(8, NOW)).toBe(0)
  expect(limit.take(7, NOW + later)).toBe(seconds)
})
