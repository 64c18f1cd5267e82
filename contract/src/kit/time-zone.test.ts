import { expect, test } from 'vitest'
import { TimeZone, timeZones } from './time-zone.ts'

test.each(['Europe/Berlin', 'UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', ' Europe/Kyiv '])(
  '%s is a zone',
  (name) => {
    expect(TimeZone.parse(name)).toBe(name.trim())
  },
)

test.each(['', 'Europe/Atlantis', '+02:00', 'europe/berlin', 'EUROPE/BERLIN', 'Europe/Berlin; drop', 'x'.repeat(61)])(
  '%j is none',
  (name) => {
    expect(TimeZone.safeParse(name).success).toBe(false)
  },
)

test('every zone offered is one, each once', () => {
  const zones = timeZones()
  expect(zones).toContain('UTC')
  expect(new Set(zones).size).toBe(zones.length)
  expect(zones.filter((zone) => !TimeZone.safeParse(zone).success)).toEqual([])
})
