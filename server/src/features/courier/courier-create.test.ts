import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { buildOrder, buildUser } from '#testing/build.ts'
import { buildLogin, logOfCourier, refused } from './courier.testing.ts'

const app = appPerFile({ clock: () => new Date('2026-05-04T10:00:00Z') })
let logist: Visitor
let login: number

beforeEach(async () => {
  logist = await app.as('logist')
  login = await buildLogin(app.world)
})

const DRAFT = { first_name: 'Dora', last_name: 'Lind' }

function create(body: object = {}, visitor = logist) {
  return visitor.post('/courier', { ...DRAFT, ...body })
}

describe('a new courier', () => {
  test("gets the logist's area, a car and active by default", async () => {
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

  test('can be given orders and signs in with the linked login', async () => {
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

  test('is logged in words', async () => {
    const { id } = (await create({ user_id: login })).json().data
    expect(await logOfCourier(app.world, id)).toMatchObject([
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

  test('of an administrator needs an existing organization and country', async () => {
    const admin = await app.as('admin')
    const { otherOrganization, otherCountry } = app.world
    expect(await refused(await create({}, admin))).toHaveProperty('organization_id')
    expect(await refused(await create({ organization_id: otherOrganization }, admin))).toHaveProperty('country_id')
    expect(await refused(await create({ organization_id: 999_999, country_id: otherCountry }, admin))).toHaveProperty('organization_id')
    expect(await refused(await create({ organization_id: otherOrganization, country_id: 999_999 }, admin))).toHaveProperty('country_id')
    const made = await create({ organization_id: otherOrganization, country_id: otherCountry }, admin)
    expect(made.json().data).toMatchObject({ organization_id: otherOrganization, country_id: otherCountry, country_name: 'Poland' })
  })

  test('of a logist is refused in a foreign area, like in a missing one', async () => {
    const absent = await refused(await create({ organization_id: 999_999 }))
    expect(await refused(await create({ organization_id: app.world.otherOrganization }))).toEqual(absent)
    expect(await refused(await create({ country_id: app.world.otherCountry }))).toHaveProperty('country_id')
    const lost = await buildUser(app.world.db, { role: 'logist', organization_id: null, country_id: null })
    const { organization: organization_id, country: country_id } = app.world
    expect(await refused(await create({ organization_id, country_id }, await app.as(lost)))).toHaveProperty('organization_id')
  })

  test('can only be linked to a free login of a courier of that area; all others are refused alike', async () => {
    const { db, users, organization, otherOrganization, otherCountry } = app.world
    const absent = await refused(await create({ user_id: 999_999 }))
    expect(Object.keys(absent)).toEqual(['user_id'])
    const unfit = [
      users.courier, // Carl's
      users.logist,
      await buildLogin(app.world, { organization_id: otherOrganization }),
      await buildLogin(app.world, { country_id: otherCountry }),
      await buildLogin(app.world, { active: false }),
      await buildLogin(app.world, { deleted_at: new Date() }),
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
