import type { CourierListRow } from '@tracklane/contract/courier'
import { beforeEach, describe, expect, test } from 'vitest'
import { scopeOf, type UserActor } from '#platform/actor.ts'
import { createContext } from '#platform/context.ts'
import type { TestApp } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildOrder, buildUser } from '#testing/build.ts'
import { getAssignableCourier } from './courier.service.ts'

const NOW = new Date('2026-03-28T23:30:00Z')
const app = appPerFile({ clock: () => NOW })

type Who = Parameters<TestApp['as']>[0]

async function ask(who: Who, query = '', headers: Record<string, string> = {}) {
  return (await app.as(who)).get(`/courier/list${query}`, headers)
}

async function couriers(who: Who, query = '', headers: Record<string, string> = {}): Promise<CourierListRow[]> {
  const answer = await ask(who, query, headers)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

async function ids(who: Who, query = ''): Promise<number[]> {
  return (await couriers(who, query)).map(({ id }) => id)
}

function assigned(draft: Parameters<typeof buildOrder>[1]) {
  return buildOrder(app.world, { courier_id: app.world.courier, ...draft })
}

describe('couriers a person may choose', () => {
  let elsewhere: number

  beforeEach(async () => {
    const { db, organization, otherCountry } = app.world
    elsewhere = await buildCourier(db, { organization_id: organization, country_id: otherCountry, active: false })
  })

  test('a logist and a reporter see the couriers of their country', async () => {
    expect(await ids('logist')).toEqual([app.world.courier])
    expect(await ids('reporter')).toEqual([app.world.courier])
    expect(await ids(app.world.logistElsewhere)).toEqual([elsewhere])
  })

  test("an organization's administrator sees couriers of every country, an administrator of every organization", async () => {
    const { courier, strangerCourier } = app.world
    expect((await ids('organization_admin')).sort()).toEqual([courier, elsewhere].sort())
    expect((await ids('admin')).sort()).toEqual([courier, strangerCourier, elsewhere].sort())
  })

  test('a person without an organization sees none', async () => {
    const lost = await buildUser(app.world.db, { role: 'logist', organization_id: null, country_id: null })
    expect(await ids(lost)).toEqual([])
  })

  test('the list is filtered by country and by active', async () => {
    const { country, otherCountry, courier } = app.world
    expect(await ids('organization_admin', `?country_id=${otherCountry}`)).toEqual([elsewhere])
    expect(await ids('organization_admin', `?country_id=${country}&country_id=${otherCountry}&active=1`)).toEqual([courier])
    expect(await ids('organization_admin', '?active=0')).toEqual([elsewhere])
    expect(await ids('logist', `?country_id=${otherCountry}`)).toEqual([])
  })

  test('for an order the list has active couriers of its organization and country', async () => {
    const { db, organization, country, courier } = app.world
    await buildCourier(db, { organization_id: organization, country_id: country, active: false })
    const order = await buildOrder(app.world)
    expect(await ids('admin', `?order_id=${order.id}`)).toEqual([courier])
  })

  test('for a foreign or missing order the list is empty', async () => {
    const { otherOrganization } = app.world
    const foreign = await buildOrder(app.world, { organization_id: otherOrganization })
    expect(await ids('logist', `?order_id=${foreign.id}`)).toEqual([])
    expect(await ids('logist', '?order_id=999999')).toEqual([])
  })

  test.each(['courier', 'security'] as const)('a %s may not list couriers', async (role) => {
    expect((await ask(role)).statusCode).toBe(403)
  })

  test.each(['day=tomorrow', 'day=2026-02-30', 'day=9999-12-31', 'day=0001-01-01', 'active=maybe', 'country_id=x', 'order_id=0'])(
    '%s is a 422 at its field',
    async (query) => {
      const answer = await ask('logist', `?${query}`)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json().errors)[0]).toMatch(new RegExp(`^${query.split('=')[0]}`))
    },
  )
})

describe('the load', () => {
  test('open orders are those in ready, redelivery and delivery that are neither archived nor deleted', async () => {
    for (const status_id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) await assigned({ status_id })
    await assigned({ status_id: 6, archived_at: NOW })
    await assigned({ status_id: 6, deleted_at: NOW })
    await buildOrder(app.world, { status_id: 6 })
    expect(await couriers('logist')).toMatchObject([{ id: app.world.courier, open_orders: 3, day_orders: 0 }])
  })

  test('a courier without orders has a load of zero, and no limit unless one is set', async () => {
    expect(await couriers('logist')).toMatchObject([{ open_orders: 0, day_orders: 0, capacity: null, active: true, vehicle: 'bike' }])
  })

  test("the requested day is a day of the person's zone", async () => {
    await assigned({ delivery_to: new Date('2026-03-28T22:59:59Z') }) // the 28th in Berlin
    await assigned({ delivery_to: new Date('2026-03-28T23:00:00Z') }) // midnight of the 29th there
    await assigned({ delivery_to: new Date('2026-03-29T21:59:59Z') }) // the last second of a day of 23 hours
    await assigned({ delivery_to: new Date('2026-03-29T22:00:00Z') }) // the 30th
    const berlin = { 'x-tz-name': 'Europe/Berlin' }
    const day = async (query: string, headers = {}) => (await couriers('logist', query, headers))[0]?.day_orders
    expect(await day('?day=2026-03-29', berlin)).toBe(2)
    expect(await day('?day=2026-03-30', berlin)).toBe(1)
    expect(await day('?day=2026-03-29')).toBe(2) // in UTC: another two
    expect(await day('', berlin)).toBe(2) // in Berlin it is the 29th already
    expect(await day('', { 'x-tz-name': 'Nowhere/Land' })).toBe(2) // in UTC still the 28th
  })

  test('orders that will not be delivered that day do not count', async () => {
    const delivery_to = new Date('2026-03-28T12:00:00Z')
    for (const status_id of [3, 5, 6, 7, 10]) await assigned({ status_id, delivery_to })
    expect(await couriers('logist', '?day=2026-03-28')).toMatchObject([{ open_orders: 2, day_orders: 3 }])
  })
})

describe('couriers who may be given an order', () => {
  async function assignable(who: number, courierId: number, area?: { organization_id: number; country_id: number }) {
    const { organization, country, db } = app.world
    const user = await db.selectFrom('users').selectAll().where('id', '=', who).executeTakeFirstOrThrow()
    const actor: UserActor = { ...user, kind: 'user', user_id: user.id, name: 'Ann Lee', scope: scopeOf(user), impersonator_id: null }
    const ctx = createContext(app.app.platform, { actor, language: 'en', timeZone: 'UTC', ifMatch: undefined, requestId: 'test' })
    return getAssignableCourier(ctx, courierId, area ?? { organization_id: organization, country_id: country })
  }

  test("an active courier of the order's organization and country may", async () => {
    const { users, courier } = app.world
    expect(await assignable(users.logist, courier)).toEqual({ id: courier, name: expect.stringContaining('Carl'), user_id: users.courier })
  })

  test('all others may not: missing, foreign and inactive ones are refused alike', async () => {
    const { db, users, organization, country, otherCountry, courier, strangerCourier } = app.world
    const elsewhere = await buildCourier(db, { organization_id: organization, country_id: otherCountry })
    const inactive = await buildCourier(db, { organization_id: organization, country_id: country, active: false })
    for (const id of [strangerCourier, elsewhere, inactive, 999_999]) expect(await assignable(users.admin, id)).toBeUndefined()
    expect(await assignable(users.logist, elsewhere, { organization_id: organization, country_id: otherCountry })).toBeUndefined()
    expect(await assignable(users.courier, courier)).toMatchObject({ id: courier })
  })
})
