import type { RejectedGroup, RejectedStatistics } from '@tracklane/contract/rejected-order'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subStatus } from '#features/order/order.testing.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildEntry, buildOrder, buildUser } from '#testing/build.ts'

const app = appPerFile({ clock: () => new Date('2026-11-02T10:00:00Z') })
const ZONE = { 'x-tz-name': 'Europe/Berlin' }

const HOUR = 3_600_000
const FIRST = Date.parse('2026-10-23T12:00:00Z')

const drawnEntry = fc.record({
  status_to: fc.constantFrom(5, 5, 5, 7, 8, 10, 4, 9),
  hours: fc.nat(96), // over the day of 25 hours
  courier: fc.constantFrom(0, 1, null),
  hasReason: fc.boolean(),
  isTakenBack: fc.constantFrom(false, false, false, true),
})
const drawnOrder = fc.record({
  status_id: fc.integer({ min: 1, max: 10 }),
  isElsewhere: fc.boolean(),
  isArchived: fc.boolean(),
  isDeleted: fc.constantFrom(false, false, false, true),
  entries: fc.array(drawnEntry, { maxLength: 4 }),
})

type Drawn = (typeof drawnOrder extends fc.Arbitrary<infer One> ? One : never) & object

interface People {
  readonly reason: number
  readonly couriers: readonly number[]
}

/** Builds an order whose current row has no courier and no reason: only its entries have them. */
async function build(one: Drawn, { reason, couriers }: People): Promise<void> {
  const gone = new Date(FIRST)
  const { id: order_id } = await buildOrder(app.world, {
    status_id: one.status_id,
    country_id: one.isElsewhere ? app.world.otherCountry : app.world.country,
    archived_at: one.isArchived ? gone : null,
    deleted_at: one.isDeleted ? gone : null,
  })
  for (const { status_to, hours, courier, hasReason, isTakenBack } of one.entries)
    await buildEntry(app.world, {
      order_id,
      status_to,
      created_at: new Date(FIRST + hours * HOUR),
      courier_id: courier === null ? null : (couriers[courier] ?? null),
      sub_status_id: hasReason && status_to === 5 ? reason : null,
      taken_back: isTakenBack,
    })
}

test('every number counts orders once, and its link leads to as many', async () => {
  const { db, organization, country } = app.world
  const everywhere = { role: 'organization_admin', organization_id: organization, country_id: null } as const
  await fc.assert(
    fc.asyncProperty(fc.array(drawnOrder, { minLength: 1, maxLength: 10 }), async (orders) => {
      await db.deleteFrom('orders').execute()
      const reason = await subStatus(app, { status_id: 5, name: `Refused ${Math.random()}` })
      const couriers = [app.world.courier, await buildCourier(db, { organization_id: organization, country_id: country })]
      for (const one of orders) await build(one, { reason, couriers })
      const visitor = await app.as(await buildUser(db, everywhere))
      const ask = async (path: string) => (await visitor.get(path, ZONE)).json()
      const statistics: RejectedStatistics = (await ask('/rejected-order-statistics')).data
      const listed = async (query: string): Promise<number> => (await ask(`/order?archived=any&${query}`)).meta.total

      const standing = orders
        .filter(({ isDeleted }) => !isDeleted)

        .map(({ entries }) => new Set<number>(entries.filter(({ isTakenBack }) => !isTakenBack).map(({ status_to }) => status_to)))
      const entered = (...statuses: number[]) => standing.filter((one) => statuses.some((status) => one.has(status))).length
      const { total, returned, delivered, rate, by_courier, by_country, by_sub_status, by_day } = statistics
      expect([total, returned, delivered]).toEqual([entered(5), entered(10), entered(7, 8)])
      expect(rate).toBe(total + delivered === 0 ? null : total / (total + delivered))
      expect([sum(by_country, 'rejected'), sum(by_country, 'returned')]).toEqual([total, returned])
      for (const groups of [by_courier, by_sub_status, by_day]) expect(sum(groups, 'rejected')).toBeGreaterThanOrEqual(total)

      const ever = (word: 'rejected' | 'returned') => `${word}_at_from=2026-01-01`
      const leads = (['rejected', 'returned'] as const).flatMap((word): [string, number][] => [
        [ever(word), statistics[word === 'rejected' ? 'total' : word]],
        ...by_courier.map((one): [string, number] => [`${ever(word)}&${one.id ? `courier_id=${one.id}` : 'has_courier=0'}`, one[word]]),
        ...by_country.map((one): [string, number] => [`${ever(word)}&country_id=${one.id}`, one[word]]),
        ...by_sub_status.map((one): [string, number] => [
          `${ever(word)}&${one.id ? `sub_status_id=${one.id}` : 'has_sub_status=0'}`,
          one[word],
        ]),
        ...by_day.map((one): [string, number] => [`${word}_at_from=${one.day}&${word}_at_to=${one.day}`, one[word]]),
      ])
      for (const [query, expected] of leads) expect([query, await listed(query)]).toEqual([query, expected])
    }),
    { numRuns: 12 },
  )
}, 120_000)

function sum(groups: readonly Pick<RejectedGroup, 'rejected' | 'returned'>[], key: 'rejected' | 'returned'): number {
  return groups.reduce((so, group) => so + group[key], 0)
}
