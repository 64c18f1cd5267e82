import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildOrder, buildUser } from '#testing/build.ts'
import { buildLogin, logOfCourier, refused } from './courier.testing.ts'

const app = appPerFile({ clock: () => new Date('2026-05-04T10:00:00Z') })
let logist: Visitor
let login: number

beforeEach(async () => {
  logist = await app.as('logist')
  login = await buildLogin(app.world)
})

function create(body: object = {}, visitor = logist) {
  return visitor.post('/courier', { first_name: 'Dora', last_name: 'Lind', ...body })
}

function put(id: number, body: object, headers: Record<string, string> = {}, visitor = logist) {
  return visitor.put(`/courier/${id}`, body, headers)
}

describe('a change of a courier', () => {
  test('sets the given fields, raises the version and is logged', async () => {
    const { courier } = app.world
    const answer = await put(courier, {
      first_name: 'Karl',
      phone: '',
      capacity: 7,
      user_id: null,
      organization_id: app.world.otherOrganization,
    })
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"'])
    expect(answer.json().data).toMatchObject({
      first_name: 'Karl',
      name: expect.stringMatching(/^Karl Rider/),
      phone: null,
      capacity: 7,
      user_id: null,
      vehicle: 'bike',
      organization_id: app.world.organization,
      updated_at: '2026-05-04T10:00:00.000Z',
    })
    expect(await logOfCourier(app.world, courier)).toMatchObject([
      { action: 'updated', changes: { first_name: { old: 'Carl', new: 'Karl' }, capacity: { old: null, new: 7 }, user: { new: null } } },
    ])
  })

  test('without an effect leaves version and log as they are', async () => {
    const { courier, users } = app.world
    expect((await put(courier, { first_name: 'Carl', user_id: users.courier })).json().data).toMatchObject({ version: 1 })
    expect(await logOfCourier(app.world, courier)).toEqual([])
  })

  test('of the name is shown at every order at once', async () => {
    const order = await buildOrder(app.world, { courier_id: app.world.courier })
    await put(app.world.courier, { first_name: 'Karl', last_name: 'Moss' })
    expect((await logist.get(`/order/${order.id}`)).json().data).toMatchObject({ courier: 'Karl Moss' })
    expect((await logist.get('/order')).json().data).toMatchObject([{ courier: 'Karl Moss' }])
  })

  test('to inactive leaves the courier their orders and gives them no more', async () => {
    const { courier } = app.world
    const mine = await buildOrder(app.world, { status_id: 6, courier_id: courier })
    expect((await put(courier, { active: false })).json().data).toMatchObject({ active: false, open_orders: 1 })
    expect((await (await app.as('courier')).get(`/order/${mine.id}`)).statusCode).toBe(200)
    const next = await buildOrder(app.world)
    expect((await logist.post('/courier-order', { order_id: next.id, courier_id: courier })).json().errors).toHaveProperty('courier_id')
  })

  test('of the login moves the orders to another account', async () => {
    const order = await buildOrder(app.world, { courier_id: app.world.courier })
    expect((await put(app.world.courier, { user_id: login })).statusCode).toBe(200)
    expect((await (await app.as(login)).get('/order')).json().data).toMatchObject([{ id: order.id }])
    expect((await (await app.as('courier')).get('/order')).json().data).toEqual([])
    expect(await refused(await put(await other(), { user_id: login }))).toHaveProperty('user_id')
  })

  test.each<[string, object, string[]]>([
    ['which loses it', { user_id: null }, ['Lunch?']],
    ['whose place another one takes', { user_id: 'other' }, ['Lunch?']],
    ['which keeps it', { capacity: 9 }, ['For Eve Hall', 'Lunch?']],
  ])('leaves a login %s messages of its present orders in the bell', async (_what, patch, texts) => {
    const { db, users, courier } = app.world
    const { id: order_id } = await buildOrder(app.world, { courier_id: courier })
    const message = { user_id: users.courier, sender_id: null, read_at: null, created_at: new Date() } as const
    await db
      .insertInto('messages')
      .values([
        { ...message, event_id: 'one', type: 'order_new', text: 'For Eve Hall', order_id },
        { ...message, event_id: 'two', type: 'message', text: 'Lunch?', order_id: null },
      ])
      .execute()
    const wanted = 'user_id' in patch && patch.user_id === 'other' ? { user_id: login } : patch
    expect((await put(courier, wanted)).statusCode).toBe(200)
    const { data } = (await (await app.as('courier')).get('/message')).json()
    expect(data.map(({ text }: { text: string }) => text).toSorted()).toEqual(texts)
  })

  test('with an older version is 412 with the present row; of two edits of one field one succeeds', async () => {
    const { courier } = app.world
    const answers = await Promise.all([
      put(courier, { capacity: 5 }, { 'if-match': '"1"' }),
      put(courier, { capacity: 6 }, { 'if-match': '"1"' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    const [won, late] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
    expect(late?.json().data).toEqual(won?.json().data)
  })

  test('of two couriers to one login at once gives it to one of them', async () => {
    const [first, second] = [await other(), await other()]
    const answers = await Promise.all([put(first, { user_id: login }), put(second, { user_id: login }), create({ user_id: login })])
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1)
    for (const answer of answers) if (answer.statusCode >= 300) expect(await refused(answer)).toHaveProperty('user_id')
  })

  test('of a foreign courier is answered like that of a missing one', async () => {
    const { db, organization, otherCountry, strangerCourier } = app.world
    const abroad = await buildCourier(db, { organization_id: organization, country_id: otherCountry })
    const absent = await put(999_999, { capacity: 5 })
    expect(absent.statusCode).toBe(404)
    for (const id of [abroad, strangerCourier]) expect((await put(id, { capacity: 5 })).json()).toEqual(absent.json())
  })

  test('is for administrators, those of its organization, and logists', async () => {
    const { db, organization, strangerCourier } = app.world
    const manager = await app.as(await buildUser(db, { role: 'organization_admin', organization_id: organization, country_id: null }))
    const made = await create({ country_id: app.world.otherCountry }, manager)
    expect(made.json().data).toMatchObject({ organization_id: organization, country_id: app.world.otherCountry })
    expect((await put(made.json().data.id, { capacity: 5 }, {}, manager)).statusCode).toBe(200)
    expect((await put(strangerCourier, { capacity: 5 }, {}, manager)).statusCode).toBe(404)
    for (const role of ['reporter', 'courier', 'security'] as const) {
      expect((await put(app.world.courier, {}, {}, await app.as(role))).statusCode).toBe(403)
      expect((await create({}, await app.as(role))).statusCode).toBe(403)
    }
  })

  function other(): Promise<number> {
    return buildCourier(app.world.db, { organization_id: app.world.organization, country_id: app.world.country })
  }
})
