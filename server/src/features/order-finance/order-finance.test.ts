import type { FinanceRow } from '@tracklane/contract/order-finance'
import { describe, expect, test } from 'vitest'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildOrder, buildUser } from '#testing/build.ts'

const NOW = new Date('2026-03-30T10:00:00Z')
const app = appPerFile({ clock: () => NOW })

async function finance(query = '', who: Parameters<TestApp['as']>[0] = 'logist', zone = 'Europe/Berlin'): Promise<FinanceRow[]> {
  const answer = await (await app.as(who)).get(`/order/finance${query}`, { 'x-tz-name': zone })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

/** Returns a word's sum and number of orders, of each row. */
async function sums(word: 'expected' | 'outstanding' | 'collected' | 'prepaid', ...asked: Parameters<typeof finance>) {
  return (await finance(...asked)).map((row) => `${row[word]} ${row.currency_code} · ${row[`${word}_orders`]}`)
}

describe('the words for money', () => {
  test('expected is the cash on delivery of orders in delivery', async () => {
    for (const status_id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) await buildOrder(app.world, { status_id })
    for (const payment_type of [2, null]) await buildOrder(app.world, { status_id: 6, payment_type })
    expect(await sums('expected')).toEqual(['105.00 EUR · 1'])
  })

  test('outstanding is the cash on delivery of delivered orders that are not paid', async () => {
    for (const status_id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) await buildOrder(app.world, { status_id })
    for (const payment_type of [2, null]) await buildOrder(app.world, { status_id: 9, payment_type })
    await buildOrder(app.world, { status_id: 9, paid_at: NOW })
    expect(await sums('outstanding')).toEqual(['315.00 EUR · 3'])
  })

  test('collected is the paid cash on delivery in any status, and prepaid is beside it', async () => {
    for (const status_id of [1, 5, 6, 9]) await buildOrder(app.world, { status_id, paid_at: NOW })
    for (const status_id of [1, 9]) await buildOrder(app.world, { status_id, paid_at: NOW, payment_type: 2 })
    await buildOrder(app.world, { status_id: 9, paid_at: NOW, payment_type: null })
    expect(await sums('collected')).toEqual(['420.00 EUR · 4'])
    expect(await sums('prepaid')).toEqual(['210.00 EUR · 2'])
  })

  test('archived orders count, deleted ones do not', async () => {
    for (const paid_at of [null, NOW]) {
      await buildOrder(app.world, { status_id: 9, paid_at, archived_at: NOW })
      await buildOrder(app.world, { status_id: 9, paid_at, deleted_at: NOW })
    }
    await buildOrder(app.world, { status_id: 6, archived_at: NOW })
    await buildOrder(app.world, { status_id: 6, deleted_at: NOW })
    const [row] = await finance()
    expect(row).toMatchObject({ expected_orders: 1, outstanding_orders: 1, collected_orders: 1, prepaid_orders: 0, prepaid: '0.00' })
  })

  test('without any amount there is no row', async () => {
    await buildOrder(app.world, { status_id: 1 })
    expect(await finance()).toEqual([])
  })
})

test('couriers are sorted by name with a row for each currency, and orders without a courier come last', async () => {
  const { organization: organization_id, country: country_id } = app.world
  const zoe = await buildCourier(app.world.db, { organization_id, country_id, first_name: 'Zoe', last_name: 'Ray' })
  const ann = await buildCourier(app.world.db, { organization_id, country_id, first_name: 'Ann', last_name: 'Ray', active: false })
  const due = { status_id: 7, order_price: '0.10', delivery_price: '0', total: '0.10' }
  for (let times = 0; times < 3; times += 1) await buildOrder(app.world, { ...due, courier_id: zoe })
  await buildOrder(app.world, { ...due, courier_id: zoe, order_price: '2990', total: '2990', currency_code: 'HUF' })
  await buildOrder(app.world, { ...due, courier_id: ann })
  await buildOrder(app.world, due)
  const rows = await finance()
  expect(rows.map((row) => [row.courier_id, row.courier, row.outstanding, row.currency_code, row.outstanding_orders])).toEqual([
    [ann, 'Ann Ray', '0.10', 'EUR', 1],
    [zoe, 'Zoe Ray', '0.30', 'EUR', 3],
    [zoe, 'Zoe Ray', '2990', 'HUF', 1],
    [null, null, '0.10', 'EUR', 1],
  ])
})

describe('the period', () => {
  test('filters collected and prepaid, never the amounts as of now', async () => {
    const paid = { status_id: 9, paid_at: new Date('2026-02-01T12:00:00Z') }
    await buildOrder(app.world, paid)
    await buildOrder(app.world, { ...paid, payment_type: 2 })
    for (const status_id of [6, 9]) await buildOrder(app.world, { status_id, created_at: paid.paid_at })
    const counts = async (query: string) => {
      const [row] = await finance(query)
      return [row?.expected_orders, row?.outstanding_orders, row?.collected_orders, row?.prepaid_orders]
    }
    expect(await counts('?paid_at_from=2026-02-01&paid_at_to=2026-02-01')).toEqual([1, 1, 1, 1])
    expect(await counts('?paid_at_from=2026-02-02')).toEqual([1, 1, 0, 0])
    expect(await counts('?paid_at_to=2026-01-31')).toEqual([1, 1, 0, 0])
    expect(await counts('?paid_at_to=2026-02-01T12:00:00Z')).toEqual([1, 1, 1, 1])
    expect(await counts('')).toEqual([1, 1, 1, 1])
  })

  test.each([
    // In Berlin the 29th of March has 23 hours, from 23:00 to 22:00 UTC; in UTC it has 24.
    ['Europe/Berlin', '2026-03-28T22:59:59.999Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['UTC', '2026-03-29T22:00:00Z', '2026-03-29'],
    // In October it has 25.
    ['Europe/Berlin', '2025-10-26T22:59:59.999Z', '2025-10-26'],
    ['Europe/Berlin', '2025-10-26T23:00:00Z', '2025-10-27'],
    ['No/Such_Zone', '2026-03-29T23:59:59Z', '2026-03-29'],
  ])('in %s, %s belongs to %s and to no other day', async (zone, paid_at, day) => {
    await buildOrder(app.world, { status_id: 9, paid_at: new Date(paid_at) })
    const days = ['2025-10-25', '2025-10-26', '2025-10-27', '2026-03-28', '2026-03-29', '2026-03-30']
    const found = await Promise.all(days.map((one) => sums('collected', `?paid_at_from=${one}&paid_at_to=${one}`, 'logist', zone)))
    expect(days.filter((_, index) => found[index]?.length)).toEqual([day])
  })

  test.each(['paid_at_from=yesterday', 'paid_at_to=0000-01-01', 'paid_at_to=9999-12-31', 'country_id=constructor', 'country_id=1e3'])(
    '%s is refused',
    async (query) => {
      expect((await (await app.as('logist')).get(`/order/finance?${query}`)).statusCode).toBe(422)
    },
  )
})

test('each person counts their scope, filtered by country', async () => {
  const { organization, otherOrganization, otherCountry, country, db, strangerLogist, logistElsewhere } = app.world
  await buildOrder(app.world, { status_id: 6 })
  await buildOrder(app.world, { status_id: 6, country_id: otherCountry })
  for (let times = 0; times < 2; times += 1) await buildOrder(app.world, { status_id: 6, organization_id: otherOrganization })
  const wide = await buildUser(db, { role: 'logist', organization_id: organization, country_id: null })
  const lost = await buildUser(db, { role: 'logist', organization_id: null, country_id: null })
  const counted = async (who: Parameters<TestApp['as']>[0], query = '') => (await finance(query, who))[0]?.expected_orders ?? 0
  expect(await counted('logist')).toBe(1)
  expect(await counted(logistElsewhere)).toBe(1)
  expect(await counted(wide)).toBe(2)
  expect(await counted(wide, `?country_id=${country}`)).toBe(1)
  expect(await counted('logist', `?country_id=${otherCountry}`)).toBe(0)
  expect(await counted(strangerLogist)).toBe(2)
  expect(await counted('admin')).toBe(4)
  expect(await counted('admin', `?country_id=${country},${otherCountry}`)).toBe(4)
  expect(await counted(lost)).toBe(0)
})

test.each(['organization_admin', 'reporter', 'courier', 'security'] as const)('a %s has no finance', async (role) => {
  expect((await (await app.as(role)).get('/order/finance')).statusCode).toBe(403)
})
