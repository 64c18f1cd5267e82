import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildCourier, buildOrder, buildUser } from '#testing/build.ts'

const app = appPerFile({ clock: () => new Date('2026-05-04T10:00:00Z') })
let logist: Visitor
let login: number

beforeEach(async () => {
  logist = await app.as('logist')
  login = await freeLogin()
})

function freeLogin(draft: object = {}): Promise<number> {
  const { db, organization, country } = app.world
  return buildUser(db, {
    role: 'courier',
    organization_id: organization,
    country_id: country,
    first_name: 'Dora',
    last_name: 'Lind',
    ...draft,
  })
}

const DRAFT = { first_name: 'Dora', last_name: 'Lind' }

function create(body: object = {}, visitor = logist) {
  return visitor.post('/courier', { ...DRAFT, ...body })
}

function put(id: number, body: object, headers: Record<string, string> = {}, visitor = logist) {
  return visitor.put(`/courier/${id}`, body, headers)
}

async function logOf(id: number) {
  return app.world.db
    .selectFrom('model_logs')
    .select(['action', 'actor_name', 'changes'])
    .where('entity', '=', 'courier')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
}

async function refused(answer: Awaited<ReturnType<typeof create>>): Promise<Record<string, string[]>> {
  expect(answer.statusCode).toBe(422)
  return answer.json().errors
}

describe('a new courier', () => {
  test('works where the logist does, by car and at once, unless told otherwise', async () => {
    const answer = await create()
    expect([answer.statusCode, answer.headers.etag]).toEqual([201, '"1"'])
    const { organization, country } = app.world
    expect(answer.json().data).toMatchObject({
      ...DRAFT,
      name: 'Dora Lind',
      organization_id: organization,
      country_id: country,
      user_id: null,
      phone: null,
      email: null,
      vehicle: 'car',
      capacity: null,
      active: true,
      open_orders: 0,
      created_at: '2026-05-04T10:00:00.000Z',
    })
    expect((await logist.get(`/courier/${answer.json().data.id}`)).json()).toMatchObject(answer.json())
  })

  test('is given orders and signs in as whom the draft says', async () => {
    const answer = await create({
      user_id: login,
      phone: ' +49 30 1 ',
      email: 'dora@tracklane.test',
      vehicle: 'van',
      capacity: 12,
      active: true,
    })
    const { id } = answer.json().data
    expect(answer.json().data).toMatchObject({ user_id: login, user: 'Dora Lind', phone: '+49 30 1', vehicle: 'van', capacity: 12 })
    const order = await buildOrder(app.world)
    await logist.post('/courier-order', { order_id: order.id, courier_id: id })
    expect((await (await app.as(login)).get('/order')).json().data).toMatchObject([{ id: order.id, courier: 'Dora Lind' }])
  })

  test('stands in the log in words', async () => {
    const { id } = (await create({ user_id: login })).json().data
    expect(await logOf(id)).toMatchObject([
      {
        action: 'created',
        actor_name: expect.stringContaining('Ann'),
        changes: {
          first_name: { old: null, new: 'Dora' },
          country_name: { new: 'Germany' },
          user: { new: 'Dora Lind' },
          vehicle: { new: 'car' },
        },
      },
    ])
  })

  test('of an administrator needs organization and country named, and both to be there', async () => {
    const admin = await app.as('admin')
    const { otherOrganization, otherCountry } = app.world
    expect(await refused(await create({}, admin))).toHaveProperty('organization_id')
    expect(await refused(await create({ organization_id: otherOrganization }, admin))).toHaveProperty('country_id')
    expect(await refused(await create({ organization_id: 999_999, country_id: otherCountry }, admin))).toHaveProperty('organization_id')
    expect(await refused(await create({ organization_id: otherOrganization, country_id: 999_999 }, admin))).toHaveProperty('country_id')
    const made = await create({ organization_id: otherOrganization, country_id: otherCountry }, admin)
    expect(made.json().data).toMatchObject({ organization_id: otherOrganization, country_id: otherCountry, country_name: 'Poland' })
  })

  test('of a logist works nowhere else: a foreign area is refused like an absent one', async () => {
    const absent = await refused(await create({ organization_id: 999_999 }))
    expect(await refused(await create({ organization_id: app.world.otherOrganization }))).toEqual(absent)
    expect(await refused(await create({ country_id: app.world.otherCountry }))).toHaveProperty('country_id')
    const lost = await buildUser(app.world.db, { role: 'logist', organization_id: null, country_id: null })
    const { organization: organization_id, country: country_id } = app.world
    expect(await refused(await create({ organization_id, country_id }, await app.as(lost)))).toHaveProperty('organization_id')
  })

  test('is linked only with a free login of a courier there: all others are refused alike', async () => {
    const { db, users, organization, otherOrganization, otherCountry } = app.world
    const absent = await refused(await create({ user_id: 999_999 }))
    expect(Object.keys(absent)).toEqual(['user_id'])
    const unfit = [
      users.courier, // Carl's
      users.logist,
      await freeLogin({ organization_id: otherOrganization }),
      await freeLogin({ country_id: otherCountry }),
      await freeLogin({ active: false }),
      await freeLogin({ deleted_at: new Date() }),
    ]
    for (const user_id of unfit) expect(await refused(await create({ user_id }))).toEqual(absent)
    const foreign = await create({ user_id: login, organization_id: otherOrganization, country_id: otherCountry }, await app.as('admin'))
    expect(await refused(foreign)).toEqual(absent)
    expect(await db.selectFrom('couriers').select('id').where('organization_id', '=', organization).execute()).toHaveLength(1)
  })

  test.each([
    ['first_name', ''],
    ['last_name', undefined],
    ['last_name', 'x'.repeat(81)],
    ['email', 'nobody'],
    ['vehicle', 'rocket'],
    ['capacity', 0],
    ['capacity', 1.5],
    ['active', 'yes'],
    ['user_id', 'x'],
  ])('with %s %j is a 422 at its field', async (field, value) => {
    expect(Object.keys(await refused(await create({ [field]: value })))).toEqual([field])
  })
})

describe('a change of a courier', () => {
  test('sets what is given, raises the version and is logged', async () => {
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
    expect(await logOf(courier)).toMatchObject([
      { action: 'updated', changes: { first_name: { old: 'Carl', new: 'Karl' }, capacity: { old: null, new: 7 }, user: { new: null } } },
    ])
  })

  test('that changes nothing leaves no trace', async () => {
    const { courier, users } = app.world
    expect((await put(courier, { first_name: 'Carl', user_id: users.courier })).json().data).toMatchObject({ version: 1 })
    expect(await logOf(courier)).toEqual([])
  })

  test('of the name is read with every order at once', async () => {
    const order = await buildOrder(app.world, { courier_id: app.world.courier })
    await put(app.world.courier, { first_name: 'Karl', last_name: 'Moss' })
    expect((await logist.get(`/order/${order.id}`)).json().data).toMatchObject({ courier: 'Karl Moss' })
    expect((await logist.get('/order')).json().data).toMatchObject([{ courier: 'Karl Moss' }])
  })

  test('lets somebody leave who still has orders: they keep those and get no more', async () => {
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

  test('that names an older version is 412 with the courier as they are; two edits of one field do not both win', async () => {
    const { courier } = app.world
    const answers = await Promise.all([
      put(courier, { capacity: 5 }, { 'if-match': '"1"' }),
      put(courier, { capacity: 6 }, { 'if-match': '"1"' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    const [won, late] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
    expect(late?.json().data).toEqual(won?.json().data)
  })

  test('in which two take one login in the same moment gives it to one of them', async () => {
    const [first, second] = [await other(), await other()]
    const answers = await Promise.all([put(first, { user_id: login }), put(second, { user_id: login }), create({ user_id: login })])
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1)
    for (const answer of answers) if (answer.statusCode >= 300) expect(await refused(answer)).toHaveProperty('user_id')
  })

  test('of others’ couriers answers exactly like one that does not exist', async () => {
    const { db, organization, otherCountry, strangerCourier } = app.world
    const abroad = await buildCourier(db, { organization_id: organization, country_id: otherCountry })
    const absent = await put(999_999, { capacity: 5 })
    expect(absent.statusCode).toBe(404)
    for (const id of [abroad, strangerCourier]) expect((await put(id, { capacity: 5 })).json()).toEqual(absent.json())
  })

  test('is for administrators and logists', async () => {
    for (const role of ['organization_admin', 'reporter', 'courier', 'security'] as const) {
      expect((await put(app.world.courier, {}, {}, await app.as(role))).statusCode).toBe(403)
      expect((await create({}, await app.as(role))).statusCode).toBe(403)
    }
  })

  function other(): Promise<number> {
    return buildCourier(app.world.db, { organization_id: app.world.organization, country_id: app.world.country })
  }
})
