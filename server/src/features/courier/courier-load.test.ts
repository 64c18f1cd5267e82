import type { CourierLoad } from '@tracklane/contract/courier'
import { describe, expect, test } from 'vitest'
import { daySpan, dayWindow } from '#platform/day.ts'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildOrder, buildUser } from '#testing/build.ts'

const app = appPerFile({ clock: () => new Date('2026-10-24T10:00:00Z') })
const ZONE = { 'x-tz-name': 'Europe/Berlin' }
type Who = Parameters<TestApp['as']>[0]

async function ask(query: string, who: Who = 'logist') {
  return (await app.as(who)).get(`/courier/load${query}`, ZONE)
}

async function loads(query: string, who: Who = 'logist'): Promise<CourierLoad[]> {
  const answer = await ask(query, who)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

function promised(delivery_to: string, draft: Parameters<typeof buildOrder>[1] = {}) {
  return buildOrder(app.world, { status_id: 4, courier_id: app.world.courier, delivery_to: new Date(delivery_to), ...draft })
}

describe('the load of couriers', () => {
  test("is counted by the day their window ends, in the person's zone, beside the capacity", async () => {
    await app.world.db.updateTable('couriers').set({ capacity: 2 }).where('id', '=', app.world.courier).execute()
    // The 25th lasts 25 hours.
    for (const time of [
      '2026-10-24T21:59:59Z',
      '2026-10-24T22:00:00Z',
      '2026-10-25T22:59:59Z',
      '2026-10-25T23:00:00Z',
      '2026-10-26T23:00:00Z',
    ])
      await promised(time)
    const { courier } = app.world
    expect(await loads('?from=2026-10-24&to=2026-10-26')).toEqual([
      { courier_id: courier, day: '2026-10-24', orders: 1, capacity: 2 },
      { courier_id: courier, day: '2026-10-25', orders: 2, capacity: 2 },
      { courier_id: courier, day: '2026-10-26', orders: 1, capacity: 2 },
    ])
  })

  test('has the counts of the list of couriers', async () => {
    const gone = new Date('2026-10-20T10:00:00Z')
    for (const status_id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) await promised('2026-10-25T12:00:00Z', { status_id })
    await promised('2026-10-25T12:00:00Z', { archived_at: gone })
    await promised('2026-10-25T12:00:00Z', { deleted_at: gone })
    await promised('2026-10-25T12:00:00Z', { courier_id: null })
    const listed = (await (await app.as('logist')).get('/courier/list?day=2026-10-25', ZONE)).json().data
    const [load] = await loads('?from=2026-10-25&to=2026-10-25')
    expect(load).toEqual({ courier_id: app.world.courier, day: '2026-10-25', orders: 8, capacity: null })
    expect(listed[0].day_orders).toBe(8)
  })

  test('is limited to the scope and filtered by country', async () => {
    const { organization, otherCountry, otherOrganization, strangerCourier } = app.world
    const elsewhere = await buildCourier(app.world.db, { organization_id: organization, country_id: otherCountry })
    await promised('2026-10-25T12:00:00Z')
    await promised('2026-10-25T12:00:00Z', { country_id: otherCountry, courier_id: elsewhere })
    await promised('2026-10-25T12:00:00Z', { organization_id: otherOrganization, courier_id: strangerCourier })
    const everywhere = await buildUser(app.world.db, { role: 'organization_admin', organization_id: organization, country_id: null })
    const whose = async (who: Who, query = '') =>
      (await loads(`?from=2026-10-25&to=2026-10-25${query}`, who)).map(({ courier_id }) => courier_id)
    expect(await whose('logist')).toEqual([app.world.courier])
    expect(await whose(app.world.logistElsewhere)).toEqual([elsewhere])
    expect(await whose(everywhere)).toEqual([app.world.courier, elsewhere].sort((a, b) => a - b))
    expect(await whose('admin')).toHaveLength(3)
    expect(await whose('admin', `&country_id=${otherCountry}`)).toEqual([elsewhere])
  })

  test.each([
    ['no period', ''],
    ['half a period', '?from=2026-10-25'],
    ['no day', '?from=2026-10-25&to=tomorrow'],
    ['an instant', '?from=2026-10-25&to=2026-10-26T00:00:00Z'],
    ['a typing error', '?from=0026-10-25&to=2026-10-26'],
    ['the end before the start', '?from=2026-10-25&to=2026-10-24'],
    ['a long period', '?from=2026-10-25&to=2027-01-25'],
  ])('%s is refused', async (_, query) => {
    expect((await ask(query)).statusCode).toBe(422)
  })

  test('the longest period is accepted', async () => {
    expect((await ask('?from=2026-10-25&to=2027-01-24')).statusCode).toBe(200)
  })

  test.each(['reporter', 'courier', 'security'] as const)('a %s may not see it', async (role) => {
    expect((await ask('?from=2026-10-25&to=2026-10-25', role)).statusCode).toBe(403)
  })
})

test.each(['Europe/Berlin', 'Africa/Casablanca', 'America/Havana', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'])(
  'the days of a span begin and end as each of them alone, in %s',
  (zone) => {
    const { days, midnights } = daySpan('2026-01-01', '2026-12-31', zone)
    expect(days).toHaveLength(365)
    expect(midnights).toEqual([...days.map((day) => dayWindow(day, zone).from), dayWindow('2026-12-31', zone).before])
    expect(daySpan('2026-03-29', '2026-03-29', zone).midnights).toEqual([
      dayWindow('2026-03-29', zone).from,
      dayWindow('2026-03-29', zone).before,
    ])
  },
)
