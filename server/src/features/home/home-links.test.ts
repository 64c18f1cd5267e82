import type { OrderNumbers } from '@tracklane/contract/home'
import { homeFilters } from '@tracklane/contract/home-filters'
import type { OrderFilter } from '@tracklane/contract/order-filter'
import { COURIER_OPEN_STATUSES } from '@tracklane/contract/order-status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subStatus } from '#features/order/order.testing.ts'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildEntry, buildOrder, buildUser } from '#testing/build.ts'

/** The morning after a change of the clocks: one of the fourteen days is short. */
const NOW = new Date('2026-03-30T05:30:00Z')
const ZONE = { 'x-tz-name': 'Europe/Berlin' }
const HOUR = 3_600_000
let app: TestApp

/** Orders of every kind over the last twenty days: the numbers are checked against the list, not against this. */
beforeAll(async () => {
  app = await testApp({ clock: () => NOW })
  const { organization, otherOrganization, country, otherCountry } = app.world
  const reasons = [await subStatus(app, { status_id: 5, name: 'Refused' }), await subStatus(app, { status_id: 5 }), null]
  const currencies = ['EUR', 'EUR', 'PLN']
  const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item // never empty
  for (let index = 0; index < 240; index += 1) {
    const status_id = 1 + (index % 10)
    const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR)
    const order = await buildOrder(app.world, {
      status_id,
      organization_id: pick([organization, organization, organization, otherOrganization], Math.floor(index / 10)),
      country_id: pick([country, country, otherCountry], Math.floor(index / 7)),
      sub_status_id: status_id === 5 ? pick(reasons, Math.floor(index / 10)) : null,
      payment_type: pick([1, 1, 2, null], Math.floor(index / 3)),
      currency_code: pick(currencies, Math.floor(index / 11)),
      created_at: ago(index * 2),
      status_changed_at: ago(index * 1.5),
      delivered_at: status_id > 6 && status_id < 10 ? ago(index) : null,
      delivery_from: index % 6 === 0 ? ago(30 - index / 2) : null,
      delivery_to: index % 4 === 0 ? null : pick([ago(60 - index), NOW], Math.floor(index / 4)),
      paid_at: index % 5 === 0 ? ago(index / 8) : null,
      archived_at: index % 17 === 0 ? ago(1) : null,
      deleted_at: index % 19 === 0 ? ago(1) : null,
    })
    // Every third is rejected once more, for another reason; its later state does not count.
    for (const again of index % 3 === 0 ? [0, 1] : [0]) {
      const sub_status_id = pick(reasons, Math.floor(index / 10) + again)
      await buildEntry(app.world, { order_id: order.id, status_to: 5, sub_status_id, created_at: ago(index * 1.5 + 30 * again) })
    }
  }
})

afterAll(() => app.close())

async function listOf(visitor: Visitor, filter: OrderFilter): Promise<{ data: { total: string }[]; meta: { total: number } }> {
  const query = new URLSearchParams({ per_page: '100' })
  for (const [name, value] of Object.entries(filter)) query.set(name, String(value))
  const answer = await visitor.get(`/order?${query}`, ZONE)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** Returns every number with the filter of its link. */
function linksOf(orders: OrderNumbers): { what: string; number: number; filter: OrderFilter }[] {
  const first = orders.by_day[0]?.day ?? ''
  const today = orders.by_day.at(-1)?.day ?? ''
  const ofStatus = (ids: readonly number[]) =>
    orders.by_status.filter((one) => ids.includes(one.status_id)).reduce((sum, one) => sum + one.total, 0)
  return [
    { what: 'open', number: ofStatus([1, 2, 3, 4, 6]), filter: homeFilters.open() },
    { what: 'late', number: orders.late, filter: homeFilters.late() },
    { what: 'without courier', number: orders.without_courier, filter: homeFilters.withoutCourier() },
    ...orders.by_status.flatMap(({ status_id, late, without_courier }) => [
      { what: `late in ${status_id}`, number: late, filter: { ...homeFilters.late(), ...homeFilters.status(status_id) } },
      ...(COURIER_OPEN_STATUSES.includes(status_id)
        ? [
            {
              what: `without courier in ${status_id}`,
              number: without_courier,
              filter: { ...homeFilters.withoutCourier(), ...homeFilters.status(status_id) },
            },
          ]
        : []),
    ]),
    ...orders.by_status.map(({ status_id, total }) => ({
      what: `status ${status_id}`,
      number: total,
      filter: homeFilters.status(status_id),
    })),
    ...(['expected', 'outstanding'] as const).flatMap((money) =>
      orders[money].map((sum) => ({
        what: `${money} ${sum.currency_code}`,
        number: sum.orders,
        filter: homeFilters[money](sum.currency_code),
      })),
    ),
    ...orders.collected.map((sum) => ({ what: 'collected', number: sum.orders, filter: homeFilters.collected(today, sum.currency_code) })),
    ...orders.by_day.flatMap((one) =>
      (['created', 'delivered', 'rejected'] as const).map((event) => ({
        what: `${event} ${one.day}`,
        number: one[event],
        filter: homeFilters[event](one.day),
      })),
    ),
    {
      what: 'rejected in seven days',
      number: orders.rejected_total,
      filter: homeFilters.rejected(orders.by_day.at(-7)?.day ?? '', today),
    },
    ...orders.rejected_reasons.map((one) => ({
      what: one.sub_status,
      number: one.total,
      filter: homeFilters.rejectedFor(one.sub_status_id, first, today),
    })),
    ...orders.by_country.map((one) => ({ what: one.country_name, number: one.total, filter: homeFilters.openIn(one.country_id) })),
  ]
}

describe.each(['logist', 'reporter', 'organization_admin', 'admin', 'wide logist'] as const)('for a %s', (role) => {
  let visitor: Visitor

  beforeAll(async () => {
    const { db, organization } = app.world
    const wide = () => buildUser(db, { role: 'logist', organization_id: organization, country_id: null })
    visitor = await app.as(role === 'wide logist' ? await wide() : role)
  })

  test('every number of the home equals the total of the orders it links to', async () => {
    const answer = await visitor.get('/home', ZONE)
    const links = linksOf(answer.json().data.orders)
    const found = await Promise.all(links.map(async ({ what, filter }) => [what, (await listOf(visitor, filter)).meta.total]))
    expect(found).toEqual(links.map(({ what, number }) => [what, number]))
    expect(links.filter(({ number }) => number > 0).length).toBeGreaterThan(40)
  })

  test('every sum of the home equals the sum of the orders it links to', async () => {
    const { expected, outstanding, collected, by_day } = (await visitor.get('/home', ZONE)).json().data.orders as OrderNumbers
    const sums = [
      ...expected.map((sum) => ({ sum, filter: homeFilters.expected(sum.currency_code) })),
      ...outstanding.map((sum) => ({ sum, filter: homeFilters.outstanding(sum.currency_code) })),
      ...collected.map((sum) => ({ sum, filter: homeFilters.collected(by_day.at(-1)?.day ?? '', sum.currency_code) })),
    ]
    expect(sums.length).toBeGreaterThan(2)
    for (const { sum, filter } of sums) {
      const { data } = await listOf(visitor, filter)
      const cents = data.reduce((total, order) => total + Math.round(Number(order.total) * 100), 0)
      expect(cents).toBe(Math.round(Number(sum.total) * 100))
    }
  })
})
