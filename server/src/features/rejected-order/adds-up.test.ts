import type { RejectedGroup, RejectedStatistics } from '@tracklane/contract/rejected-order'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subStatus } from '#features/order/order.testing.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder, buildUser } from '#testing/build.ts'

const app = appPerFile({ clock: () => new Date('2026-11-02T10:00:00Z') })
const ZONE = { 'x-tz-name': 'Europe/Berlin' }

const HOUR = 3_600_000
const FIRST = Date.parse('2026-10-23T12:00:00Z')

const drawn = fc.record({
  status_id: fc.constantFrom(1, 4, 5, 5, 5, 6, 7, 8, 9, 10, 10),
  hours: fc.nat(96), // over the day of 25 hours
  isElsewhere: fc.boolean(),
  hasCourier: fc.boolean(),
  hasReason: fc.boolean(),
  isArchived: fc.boolean(),
  isDeleted: fc.constantFrom(false, false, false, true),
})

type Drawn = (typeof drawn extends fc.Arbitrary<infer One> ? One : never) & object

async function build(one: Drawn, reason: number): Promise<void> {
  const gone = new Date(FIRST)
  await buildOrder(app.world, {
    status_id: one.status_id,
    status_changed_at: new Date(FIRST + one.hours * HOUR),
    country_id: one.isElsewhere ? app.world.otherCountry : app.world.country,
    courier_id: one.hasCourier ? app.world.courier : null,
    sub_status_id: one.hasReason && one.status_id === 5 ? reason : null,
    archived_at: one.isArchived ? gone : null,
    deleted_at: one.isDeleted ? gone : null,
  })
}

test('every group adds up to the totals, and leads to as many orders as it says', async () => {
  const everywhere = { role: 'organization_admin', organization_id: app.world.organization, country_id: null } as const
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 24 }), async (orders) => {
      await app.world.db.deleteFrom('orders').execute()
      const reason = await subStatus(app, { status_id: 5, name: `Refused ${Math.random()}` })
      for (const one of orders) await build(one, reason)
      const visitor = await app.as(await buildUser(app.world.db, everywhere))
      const statistics: RejectedStatistics = (await visitor.get('/rejected-order-statistics', ZONE)).json().data
      const listed = async (path: string, query: string): Promise<number> =>
        (await visitor.get(`${path}archived=any&${query}`, ZONE)).json().meta.total

      const { total, returned, by_courier, by_country, by_sub_status, by_day } = statistics
      for (const groups of [by_courier, by_country, by_sub_status, by_day])
        expect([sum(groups, 'rejected'), sum(groups, 'returned')]).toEqual([total, returned])

      const leads: [string, number][] = [
        ['', total],
        ...by_courier.map((group): [string, number] => [group.id ? `courier_id=${group.id}` : 'has_courier=0', group.rejected]),
        ...by_country.map(({ id, rejected }): [string, number] => [`country_id=${id}`, rejected]),
        ...by_sub_status.map((group): [string, number] => [group.id ? `sub_status_id=${group.id}` : 'has_sub_status=0', group.rejected]),
        ...by_day.map(({ day, rejected }): [string, number] => [`status_changed_at_from=${day}&status_changed_at_to=${day}`, rejected]),
      ]
      for (const [query, expected] of leads) expect([query, await listed('/rejected-order?', query)]).toEqual([query, expected])
      expect(await listed('/order?status_id=10&', '')).toBe(returned)
      const ended = await listed('/order?status_id=5,7,8,9,10&', '')
      expect(statistics.rate).toBe(ended === 0 ? null : total / ended)
    }),
    { numRuns: 12 },
  )
}, 120_000)

function sum(groups: readonly Pick<RejectedGroup, 'rejected' | 'returned'>[], key: 'rejected' | 'returned'): number {
  return groups.reduce((so, group) => so + group[key], 0)
}
