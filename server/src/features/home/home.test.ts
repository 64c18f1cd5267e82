import { describe, expect, test, vi } from 'vitest'
import { subStatus } from '#features/order/order.testing.ts'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildEntry, buildOrder, buildUser } from '#testing/build.ts'
import { homeOf } from './home.testing.ts'

const NOW = new Date('2026-03-28T12:00:00Z')
const PAST = new Date('2026-03-28T11:59:59Z')
const FUTURE = new Date('2026-03-28T12:00:01Z')
const app = appPerFile({ clock: () => NOW })

const home = (...asked: [who: Parameters<TestApp['as']>[0], zone?: string]) => homeOf(app, ...asked)

async function orders(who: Parameters<TestApp['as']>[0], zone = 'UTC') {
  const { orders } = await home(who, zone)
  if (!orders) throw new Error('no numbers of orders')
  return orders
}

function totals(numbers: Awaited<ReturnType<typeof orders>>): number[] {
  return numbers.by_status.map(({ total }) => total)
}

test.each([
  { role: 'admin', blocks: ['orders', 'accounts', 'platform', 'known_to_security', 'without_logist', 'setup'] },
  { role: 'organization_admin', blocks: ['orders', 'known_to_security', 'without_logist', 'setup'] },
  { role: 'reporter', blocks: ['orders'] },
  { role: 'logist', blocks: ['orders'] },
  { role: 'security', blocks: ['accounts', 'attacked'] },
  { role: 'courier', blocks: ['cash', 'courier'] },
] as const)('a $role sees only the numbers of $blocks', async ({ role, blocks }) => {
  const shown = Object.entries(await home(role)).filter(([, block]) => block !== null)
  expect(shown.map(([name]) => name)).toEqual(blocks)
})

test('a guest has no home', async () => {
  expect((await app.guest().get('/home')).statusCode).toBe(401)
})

describe('the numbers of orders', () => {
  test('every status is counted, without archived and deleted orders', async () => {
    for (const status_id of [1, 1, 6, 9]) await buildOrder(app.world, { status_id })
    await buildOrder(app.world, { status_id: 1, archived_at: NOW })
    await buildOrder(app.world, { status_id: 1, deleted_at: NOW })
    const numbers = await orders('logist')
    expect(numbers.by_status.map(({ status_id }) => status_id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(totals(numbers)).toEqual([2, 0, 0, 0, 0, 1, 0, 0, 1, 0])
  })

  test('each role counts its own scope', async () => {
    const { organization, otherOrganization, otherCountry, country, db, strangerLogist, logistElsewhere } = app.world
    await buildOrder(app.world)
    await buildOrder(app.world, { organization_id: organization, country_id: otherCountry })
    await buildOrder(app.world, { organization_id: otherOrganization, country_id: country })
    await buildOrder(app.world, { organization_id: otherOrganization, country_id: country })
    const lost = await buildUser(db, { role: 'logist', organization_id: null, country_id: null })
    const wide = await buildUser(db, { role: 'logist', organization_id: organization, country_id: null })
    const counted = async (who: Parameters<TestApp['as']>[0]) => totals(await orders(who))[0]
    expect(await counted('logist')).toBe(1)
    expect(await counted('reporter')).toBe(1)
    expect(await counted(logistElsewhere)).toBe(1)
    expect(await counted(wide)).toBe(2)
    expect(await counted('organization_admin')).toBe(2)
    expect(await counted(strangerLogist)).toBe(2)
    expect(await counted('admin')).toBe(4)
    expect(await counted(lost)).toBe(0)
  })

  test('late counts open orders past their window', async () => {
    for (const status_id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) await buildOrder(app.world, { status_id, delivery_to: PAST })
    await buildOrder(app.world, { status_id: 6, delivery_to: FUTURE })
    await buildOrder(app.world, { status_id: 6, delivery_to: null })
    await buildOrder(app.world, { status_id: 6, delivery_to: PAST, archived_at: NOW })
    expect((await orders('logist')).late).toBe(5)
  })

  test('expected is the cash on delivery in delivery, exact and per currency', async () => {
    for (let times = 0; times < 3; times += 1) {
      await buildOrder(app.world, { status_id: 6, order_price: '0.10', delivery_price: '0.00', total: '0.10' })
    }
    const forint = { order_price: '2500', delivery_price: '490', total: '2990', currency_code: 'HUF' }
    await buildOrder(app.world, { status_id: 6, ...forint })
    await buildOrder(app.world, { status_id: 6, payment_type: 2 })
    await buildOrder(app.world, { status_id: 6, payment_type: null })
    await buildOrder(app.world, { status_id: 7 })
    await buildOrder(app.world, { status_id: 6, organization_id: app.world.otherOrganization })
    expect((await orders('logist')).expected).toEqual([
      { currency_code: 'EUR', total: '0.30', orders: 3 },
      { currency_code: 'HUF', total: '2990', orders: 1 },
    ])
  })

  test('outstanding is the cash on delivery of delivered orders that are not paid', async () => {
    for (const status_id of [7, 8, 9]) await buildOrder(app.world, { status_id })
    for (const status_id of [6, 10]) await buildOrder(app.world, { status_id })
    await buildOrder(app.world, { status_id: 9, paid_at: PAST })
    await buildOrder(app.world, { status_id: 9, payment_type: 2 })
    await buildOrder(app.world, { status_id: 9, archived_at: PAST })
    await buildOrder(app.world, { status_id: 9, deleted_at: PAST })
    expect((await orders('logist')).outstanding).toEqual([{ currency_code: 'EUR', total: '420.00', orders: 4 }])
  })

  test("collected counts payments since midnight in the person's zone", async () => {
    await buildOrder(app.world, { status_id: 7, paid_at: new Date('2026-03-27T23:00:00Z') })
    await buildOrder(app.world, { status_id: 7, paid_at: new Date('2026-03-27T22:59:59Z') })
    await buildOrder(app.world, { status_id: 7, paid_at: PAST, payment_type: 2 })
    const collected = async (zone: string) => (await orders('logist', zone)).collected.map((sum) => sum.orders)
    expect(await collected('Europe/Berlin')).toEqual([1])
    expect(await collected('UTC')).toEqual([])
    expect(await collected('America/New_York')).toEqual([])
  })

  test('archived orders count for money, deleted ones do not', async () => {
    await buildOrder(app.world, { status_id: 6, archived_at: PAST })
    await buildOrder(app.world, { status_id: 6, deleted_at: PAST })
    await buildOrder(app.world, { status_id: 9, paid_at: PAST, archived_at: PAST })
    await buildOrder(app.world, { status_id: 9, paid_at: PAST, deleted_at: PAST })
    const { expected, collected } = await orders('logist')
    expect([expected, collected].map((sums) => sums.map((sum) => sum.orders))).toEqual([[1], [1]])
  })

  test('the last fourteen days are listed, each with its created, delivered and rejected orders', async () => {
    await buildOrder(app.world, { created_at: new Date('2026-03-14T23:00:00Z') })
    await buildOrder(app.world, { created_at: new Date('2026-03-14T22:59:59Z') })
    await buildOrder(app.world, { created_at: NOW, status_id: 9, delivered_at: new Date('2026-03-27T23:30:00Z') })
    const rejected = await buildOrder(app.world, { created_at: NOW, status_id: 6 })
    for (const hour of ['08', '16'])
      await buildEntry(app.world, { order_id: rejected.id, status_to: 5, created_at: new Date(`2026-03-20T${hour}:00:00Z`) })
    await buildOrder(app.world, { created_at: NOW, status_id: 5, status_changed_at: new Date('2026-03-20T08:00:00Z') })
    const { by_day } = await orders('logist', 'Europe/Berlin')
    expect(by_day.map(({ day }) => day)).toEqual(Array.from({ length: 14 }, (_, index) => `2026-03-${15 + index}`))
    expect(by_day.filter(({ created, delivered, rejected }) => created + delivered + rejected > 0)).toEqual([
      { day: '2026-03-15', created: 1, delivered: 0, rejected: 0 },
      { day: '2026-03-20', created: 0, delivered: 0, rejected: 1 },
      { day: '2026-03-28', created: 3, delivered: 1, rejected: 0 },
    ])
  })

  test('the reasons of rejections come most frequent first, without unused ones', async () => {
    const away = await subStatus(app, { status_id: 5, name: 'Nobody at home' })
    const refused = await subStatus(app, { status_id: 5, name: 'Refused' })
    const reject = async (sub_status_id: number | null, created_at: Date) => {
      const { id } = await buildOrder(app.world, { status_id: 4 })
      await buildEntry(app.world, { order_id: id, status_to: 5, sub_status_id, created_at })
    }
    for (const reason of [away, refused, refused, null]) await reject(reason, PAST)
    await reject(away, new Date('2026-03-14T00:00:00Z'))
    expect((await orders('logist')).rejected_reasons).toEqual([
      { sub_status_id: refused, sub_status: 'Refused', total: 2 },
      { sub_status_id: away, sub_status: 'Nobody at home', total: 1 },
    ])
  })

  test('open orders are counted by country for people who see several', async () => {
    const { country, otherCountry } = app.world
    for (const status_id of [1, 9]) await buildOrder(app.world, { status_id })
    for (const status_id of [4, 6]) await buildOrder(app.world, { status_id, country_id: otherCountry })
    expect((await orders('organization_admin')).by_country).toEqual([
      { country_id: otherCountry, country_name: 'Poland', total: 2 },
      { country_id: country, country_name: 'Germany', total: 1 },
    ])
    expect((await orders('logist')).by_country).toEqual([{ country_id: country, country_name: 'Germany', total: 1 }])
  })

  test('rejections of the last seven days count once, and their rate is of orders rejected or delivered then', async () => {
    const numbers = async () => {
      const { rejected_total, rejected_rate } = await orders('logist')
      return [rejected_total, rejected_rate]
    }
    expect(await numbers()).toEqual([0, null])
    const { id } = await buildOrder(app.world, { status_id: 4, archived_at: PAST })
    for (const created_at of [new Date(PAST.getTime() - 86_400_000), PAST])
      await buildEntry(app.world, { order_id: id, status_to: 5, created_at })
    expect(await numbers()).toEqual([1, 1])
    for (const status_to of [7, 8, 8, 10]) {
      const other = await buildOrder(app.world, { status_id: status_to })
      await buildEntry(app.world, { order_id: other.id, status_to, created_at: PAST })
    }
    expect(await numbers()).toEqual([1, 0.25])
  })
})

test.each(['as it comes', 'reversed'])('equal numbers are sorted by id, with the answer of the database %s', async (turn) => {
  const { country, otherCountry, organization, otherOrganization, db } = app.world
  const reasons = [await subStatus(app, { status_id: 5, name: 'Refused' }), await subStatus(app, { status_id: 5, name: 'Away' })]
  for (const organization_id of [otherOrganization, organization])
    for (const country_id of [otherCountry, country]) await buildOrder(app.world, { organization_id, country_id })
  for (const sub_status_id of reasons) {
    const { id } = await buildOrder(app.world, { status_id: 4, archived_at: PAST })
    await buildEntry(app.world, { order_id: id, status_to: 5, sub_status_id, created_at: PAST })
  }
  const executor = db.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  const spy = vi.spyOn(executor, 'executeQuery').mockImplementation(async (query) => {
    const result = await execute(query)
    const isCounted = /counted|sub_status/.test(query.sql)
    return turn === 'reversed' && isCounted ? { ...result, rows: result.rows.toReversed() } : result
  })
  const { orders: numbers, platform } = await home('admin')
  spy.mockRestore()
  expect(numbers?.by_country.map(({ country_id }) => country_id)).toEqual([country, otherCountry])
  expect(platform?.by_organization.map(({ organization_id }) => organization_id)).toEqual([organization, otherOrganization])
  expect(numbers?.rejected_reasons.map(({ sub_status_id }) => sub_status_id)).toEqual(reasons)
})

test('the platform counts active rows', async () => {
  const { db, otherOrganization } = app.world
  expect((await home('admin')).platform).toEqual({ organizations: 2, countries: 2, couriers: 2, by_organization: [] })
  await db.updateTable('organizations').set({ active: false }).where('id', '=', otherOrganization).execute()
  expect((await home('admin')).platform).toMatchObject({ organizations: 1, countries: 2, couriers: 2 })
})

test('an administrator sees open orders by organization', async () => {
  const { organization, otherOrganization: organization_id } = app.world
  for (const status_id of [1, 2, 9]) await buildOrder(app.world, { status_id, organization_id })
  await buildOrder(app.world)
  expect((await home('admin')).platform?.by_organization).toEqual([
    { organization_id, name: 'South Parcel', total: 2 },
    { organization_id: organization, name: 'North Parcel', total: 1 },
  ])
})
