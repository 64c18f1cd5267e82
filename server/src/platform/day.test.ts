import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from '#testing/db.ts'
import { dayWindow } from './day.ts'

interface Beginning {
  readonly zone: string
  readonly day: string
  /** The first quarter of an hour of that day. */
  readonly at: Date
  /** Minutes by which the zone is ahead of UTC a day before and a day after. */
  readonly before: number
  readonly after: number
}

/** Returns days around which the clocks of a zone change, for every zone of the database. */
async function changes(): Promise<Beginning[]> {
  const { rows } = await sql<Beginning>`
    with zones as (select name as zone from pg_timezone_names where name ~ '/' and name !~ '^(posix|right|Etc|SystemV)/'),
    days as (select zone, day::date as day,
        extract(epoch from (day - interval '1 day') at time zone 'UTC' at time zone zone - (day - interval '1 day')) / 60 as before,
        extract(epoch from (day + interval '1 day') at time zone 'UTC' at time zone zone - (day + interval '1 day')) / 60 as after
      from zones cross join generate_series('2025-01-01'::timestamp, '2027-12-31', '1 day') day)
    select zone, day::text, before::integer, after::integer, (select min(t) from generate_series(day - interval '1 day', day + interval '2 days', '15 minutes') t0
      cross join lateral (select t0 at time zone 'UTC' as t) one where (t at time zone zone)::date = day) as at
    from days where before <> after order by zone, day`.execute(await testDb())
  return rows
}

/** Skips zones that this runtime and the database know differently. */
function isKnownHere({ zone, day, before, after }: Beginning): boolean {
  try {
    const noon = Date.parse(`${day}T00:00:00Z`)
    return [noon - 86_400_000, noon + 86_400_000].every((instant, at) => aheadOf(instant, zone) === [before, after][at])
  } catch {
    return false
  }
}

function aheadOf(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  return Math.round((Date.parse(`${format.format(instant)} UTC`) - instant) / 60_000)
}

test('a day begins with its first moment in every zone, also where clocks change', async () => {
  const all = (await changes()).filter(isKnownHere)
  expect(all.length).toBeGreaterThan(1_000)
  const wrong = all.filter(({ zone, day, at }) => dayWindow(day, zone).from.getTime() !== at.getTime())
  expect(wrong.map(({ zone, day }) => `${zone} ${day}`)).toEqual([])
})

test.each([
  ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00.000Z', 25],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', 23],
  ['Europe/Berlin', '2026-11-27', '2026-11-26T23:00:00.000Z', 24],
])('in %s %s begins at %s and has %i hours', (zone, day, from, hours) => {
  const window = dayWindow(day, zone)
  expect([window.from.toISOString(), (window.before.getTime() - window.from.getTime()) / 3_600_000]).toEqual([from, hours])
})
