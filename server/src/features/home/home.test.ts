import type { Home } from '@tracklane/contract/home'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder, buildUser } from '#testing/build.ts'

const NOW = new Date('2026-03-28T12:00:00Z')
const PAST = new Date('2026-03-28T11:59:59Z')
const FUTURE = new Date('2026-03-28T12:00:01Z')
let app: TestApp

beforeEach(async () => {
  app = await testApp({ clock: () => NOW })
})

afterEach(() => app.close())

async function home(who: Parameters<TestApp['as']>[0]): Promise<Home> {
  const answer = await (await app.as(who)).get('/home')
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

async function orders(who: Parameters<TestApp['as']>[0]) {
  const { orders } = await home(who)
  if (!orders) throw new Error('no numbers of orders')
  return orders
}

function totals(numbers: Awaited<ReturnType<typeof orders>>): number[] {
  return numbers.by_status.map(({ total }) => total)
}

test.each([
  { role: 'admin', blocks: ['orders', 'accounts', 'platform'] },
  { role: 'organization_admin', blocks: ['orders'] },
  { role: 'reporter', blocks: ['orders'] },
  { role: 'logist', blocks: ['orders'] },
  { role: 'security', blocks: ['accounts'] },
  { role: 'courier', blocks: [] },
] as const)('a $role sees the numbers of $blocks and nothing else', async ({ role, blocks }) => {
  const shown = Object.entries(await home(role)).filter(([, block]) => block !== null)
  expect(shown.map(([name]) => name)).toEqual(blocks)
})

test('a guest has no home', async () => {
  expect((await app.guest().get('/home')).statusCode).toBe(401)
})

describe('the numbers of orders', () => {
  test('every status is counted, without what is archived or deleted', async () => {
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

  test('late is what should have arrived by now and is still under way', async () => {
    for (const status_id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) await buildOrder(app.world, { status_id, delivery_to: PAST })
    await buildOrder(app.world, { status_id: 6, delivery_to: FUTURE })
    await buildOrder(app.world, { status_id: 6, delivery_to: null })
    await buildOrder(app.world, { status_id: 6, delivery_to: PAST, archived_at: NOW })
    expect((await orders('logist')).late).toBe(5)
  })

  test('expected is the cash on delivery of what is in delivery, exact and per currency', async () => {
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
      { currency_code: 'EUR', total: '0.30' },
      { currency_code: 'HUF', total: '2990' },
    ])
  })

  test('the rejected rate is the rejected part of what came to an end', async () => {
    expect((await orders('logist')).rejected_rate).toBeNull()
    for (const status_id of [1, 6]) await buildOrder(app.world, { status_id })
    expect((await orders('logist')).rejected_rate).toBeNull()
    for (const status_id of [5, 7, 8, 9, 10]) await buildOrder(app.world, { status_id })
    expect((await orders('logist')).rejected_rate).toBeCloseTo(0.2)
  })
})

describe('the numbers of accounts', () => {
  async function signedInAt(who: number, at: Date): Promise<void> {
    await app.world.db.updateTable('users').set({ last_login_at: at }).where('id', '=', who).execute()
  }

  async function accounts(who: Parameters<TestApp['as']>[0]) {
    const { accounts } = await home(who)
    return {
      of: Object.fromEntries(accounts?.by_role.map(({ role, total }) => [role, total]) ?? []),
      recent: accounts?.recent_sign_ins ?? [],
    }
  }

  beforeEach(async () => {
    const { users, strangerLogist } = app.world
    await signedInAt(users.admin, new Date('2026-03-28T11:00:00Z'))
    await signedInAt(strangerLogist, new Date('2026-03-28T10:00:00Z'))
    await signedInAt(users.logist, new Date('2026-03-28T09:00:00Z'))
  })

  test('an administrator counts every account and sees the last sign-ins, newest first', async () => {
    const { users, strangerLogist } = app.world
    const { of, recent } = await accounts('admin')
    expect(of).toEqual({ admin: 1, organization_admin: 2, reporter: 1, logist: 3, courier: 1, security: 1 })
    expect(recent.map(({ user_id }) => user_id)).toEqual([users.admin, strangerLogist, users.logist])
    expect(recent[0]).toEqual({ user_id: users.admin, name: expect.any(String), role: 'admin', at: '2026-03-28T11:00:00.000Z' })
  })

  test('security sees every organization, but not when administrators sign in', async () => {
    const { users, strangerLogist } = app.world
    const { of, recent } = await accounts('security')
    expect(of).toMatchObject({ admin: 1, logist: 3 })
    expect(recent.map(({ user_id }) => user_id)).toEqual([strangerLogist, users.logist])
  })

  test('security of one organization sees that one alone', async () => {
    const { db, organization, users } = app.world
    const guard = await buildUser(db, { role: 'security', organization_id: organization, country_id: null })
    const { of, recent } = await accounts(guard)
    expect(of).toEqual({ admin: 0, organization_admin: 1, reporter: 1, logist: 2, courier: 1, security: 1 })
    expect(recent.map(({ user_id }) => user_id)).toEqual([users.logist])
  })

  test('a deleted account is counted nowhere', async () => {
    const { db, strangerLogist, users } = app.world
    await db.updateTable('users').set({ deleted_at: NOW }).where('id', '=', strangerLogist).execute()
    const { of, recent } = await accounts('security')
    expect(of.logist).toBe(2)
    expect(recent.map(({ user_id }) => user_id)).toEqual([users.logist])
  })
})

test('the platform counts what is active', async () => {
  const { db, otherOrganization } = app.world
  expect((await home('admin')).platform).toEqual({ organizations: 2, countries: 2, couriers: 2 })
  await db.updateTable('organizations').set({ active: false }).where('id', '=', otherOrganization).execute()
  expect((await home('admin')).platform).toEqual({ organizations: 1, countries: 2, couriers: 2 })
})
