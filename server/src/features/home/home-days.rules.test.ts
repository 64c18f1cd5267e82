import { describe, expect, test } from 'vitest'
import { homeDays } from './home-days.rules.ts'

const HOUR = 3_600_000

/** Returns the length of each of the fourteen days in hours. */
function lengths(midnights: readonly Date[]): number[] {
  return midnights.slice(1).map((end, index) => (end.getTime() - (midnights[index]?.getTime() ?? 0)) / HOUR)
}

describe('the fourteen days of a home, today last', () => {
  test.each([
    ['in the middle of a month', '2026-05-20T12:00:00Z', 'Europe/Berlin', '2026-05-07', '2026-05-20'],
    ['over the end of a month', '2026-03-03T12:00:00Z', 'UTC', '2026-02-18', '2026-03-03'],
    ['over a 29 February', '2028-03-03T12:00:00Z', 'UTC', '2028-02-19', '2028-03-03'],
    ['over the end of a year', '2027-01-05T12:00:00Z', 'UTC', '2026-12-23', '2027-01-05'],
    ['a minute before midnight', '2026-05-20T21:59:00Z', 'Europe/Berlin', '2026-05-07', '2026-05-20'],
    ['at midnight', '2026-05-20T22:00:00Z', 'Europe/Berlin', '2026-05-08', '2026-05-21'],
    ['east of Greenwich', '2026-05-20T13:00:00Z', 'Pacific/Auckland', '2026-05-08', '2026-05-21'],
    ['west of it', '2026-05-21T03:00:00Z', 'America/Los_Angeles', '2026-05-07', '2026-05-20'],
  ])('%s', (_when, now, zone, first, today) => {
    const home = homeDays(new Date(now), zone)
    expect(home).toMatchObject({ first, today })
    expect([home.days[0], home.days.at(-1), home.days.length]).toEqual([first, today, 14])
    expect(new Set(home.days).size).toBe(14)
    expect(home.days).toEqual(home.days.toSorted())
  })

  test('each begins at its midnight, and the last ends at the next', () => {
    const { midnights } = homeDays(new Date('2026-05-20T12:00:00Z'), 'Europe/Berlin')
    expect(midnights).toHaveLength(15)
    expect(midnights[0]).toEqual(new Date('2026-05-06T22:00:00Z'))
    expect(midnights[13]).toEqual(new Date('2026-05-19T22:00:00Z'))
    expect(midnights[14]).toEqual(new Date('2026-05-20T22:00:00Z'))
  })

  test.each([
    ['forwards, 29 March', '2026-04-02T12:00:00Z', 'Europe/Berlin', 9, 23],
    ['back, 25 October', '2026-10-30T12:00:00Z', 'Europe/Berlin', 8, 25],
    ['forwards in New York, 8 March', '2026-03-10T12:00:00Z', 'America/New_York', 11, 23],
    ['by half an hour on Lord Howe Island, 4 October', '2026-10-10T12:00:00Z', 'Australia/Lord_Howe', 7, 23.5],
    ['on the first of the days', '2026-04-11T12:00:00Z', 'Europe/Berlin', 0, 23],
    ['today', '2026-10-25T12:00:00Z', 'Europe/Berlin', 13, 25],
  ])('the clocks go %s: only that day has another length', (_when, now, zone, day, hours) => {
    const found = lengths(homeDays(new Date(now), zone).midnights)
    expect(found).toEqual(Array.from({ length: 14 }, (_, index) => (index === day ? hours : 24)))
  })
})
