import { beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '#testing/app.ts'
import { appPerFile } from '#testing/app-per-file.ts'
import { browser } from '#testing/browser.ts'
import { buildUser } from '#testing/build.ts'

const app = appPerFile()
const EVE = { first_name: 'Eve', last_name: 'Hall', email: 'eve@tracklane.test', role: 'courier', password: 'nine small boats' }
let manager: Visitor

beforeEach(async () => {
  const { db, organization } = app.world
  manager = await app.as(await buildUser(db, { role: 'organization_admin', organization_id: organization, country_id: null }))
})

const couriers = () => app.world.db.selectFrom('couriers').selectAll().orderBy('id').execute()
const accounts = async () => (await app.world.db.selectFrom('users').select('id').execute()).length

describe('a login of role courier', () => {
  test("creates a courier with the person's name, phone and country, unless others are given", async () => {
    const { country, organization } = app.world
    const answer = await manager.post('/user', {
      ...EVE,
      phone: '+49 30 901820',
      country_id: country,
      courier: { vehicle: 'bike', capacity: 12 },
    })
    const { data } = answer.json()
    expect([answer.statusCode, data.courier]).toEqual([201, 'Eve Hall'])
    const record = {
      organization_id: organization,
      country_id: country,
      user_id: data.id,
      phone: '+49 30 901820',
      vehicle: 'bike',
      capacity: 12,
    }
    expect((await couriers()).at(-1)).toMatchObject({ ...record, first_name: 'Eve', last_name: 'Hall', active: true })
    const named = { first_name: 'Evi', last_name: 'H.', phone: null, country_id: app.world.otherCountry }
    const other = await manager.post('/user', {
      ...EVE,
      email: 'evi@tracklane.test',
      phone: '+49 30 901821',
      country_id: country,
      courier: named,
    })
    expect([other.statusCode, (await couriers()).at(-1)]).toMatchObject([201, { ...named, user_id: other.json().data.id, vehicle: 'car' }])
    const logs = app.world.db.selectFrom('model_logs').select(['entity', 'action']).orderBy('id', 'desc').limit(2)
    expect(await logs.execute()).toEqual(
      expect.arrayContaining([
        { entity: 'courier', action: 'created' },
        { entity: 'user', action: 'created' },
      ]),
    )
  })

  test("sees the courier's orders after the first sign-in", async () => {
    const { country } = app.world
    await manager.post('/user', { ...EVE, courier: { country_id: country } })
    const eve = browser(app.app)
    await eve.login(EVE.email, EVE.password)
    await eve.put('/api/user/password', { current_password: EVE.password, password: 'ten tall trees' })
    expect((await eve.get('/api/home')).json().data.courier).toMatchObject({ name: 'Eve Hall' })
  })

  test.each([
    ['in no country', {}, ['courier.country_id']],
    ['in a country that is none', { country_id: 999_999 }, ['courier.country_id']],
    ['without a name', { country_id: 1, first_name: ' ' }, ['courier.first_name']],
    ['by rocket', { country_id: 1, vehicle: 'rocket' }, ['courier.vehicle']],
    ['for no orders', { country_id: 1, capacity: 0 }, ['courier.capacity']],
    ['as a text', '__proto__', ['courier']],
  ])('with a courier %s is refused at its field, and neither is created', async (_case, courier, fields) => {
    const before = [await accounts(), (await couriers()).length]
    const answer = await manager.post('/user', { ...EVE, courier })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, fields])
    expect([await accounts(), (await couriers()).length]).toEqual(before)
  })
})

test('another role cannot have a courier', async () => {
  const { country } = app.world
  const answer = await manager.post('/user', { ...EVE, role: 'logist', courier: { country_id: country } })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['courier']])
})

test('security creates the login without a courier', async () => {
  const { country, organization } = app.world
  const security = await app.as('security')
  const login = { ...EVE, organization_id: organization }
  expect((await security.post('/user', { ...login, courier: { country_id: country } })).statusCode).toBe(403)
  expect((await security.post('/user', login)).statusCode).toBe(201)
})
