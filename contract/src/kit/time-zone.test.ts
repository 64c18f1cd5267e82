import { expect, test } from 'vitest'
import { TimeZone, timeZones } from './time-zone.ts'

test.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC', 'Asia/Calcutta', ' Europe/Kyiv '])('%s is a zone', (name) => {
  expect(TimeZone.parse(name)).toBe(name.trim())
})

test.each(['europe/berlin', 'Europe/berlin', 'EUROPE/BERLIN', '+02:00', 'Mars/Olympus', '', 'X'.repeat(61)])('%j is none', (name) => {
  expect(TimeZone.safeParse(name).success).toBe(false)
})

test('the error of a wrong zone shows how a zone is written', () => {
  const [issue] = TimeZone.safeParse('berlin').error?.issues ?? []
  expect(issue?.code === 'custom' && issue.params?.phrase.message).toBe('Choose a time zone by its name, like Europe/Berlin')
})

test('the list offers each zone once, with UTC', () => {
  const zones = timeZones()
  expect(zones).toEqual(expect.arrayContaining(['Europe/Berlin', 'UTC']))
  expect(new Set(zones).size).toBe(zones.length)
  for (const zone of zones) expect(TimeZone.safeParse(zone).success, zone).toBe(true)
})
