import { ROLES } from '@tracklane/contract/kit/role'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { freshWorld } from '#testing/build.ts'

let app: TestApp
let admin: Visitor

beforeAll(async () => {
  app = await testApp({ clock: () => new Date('2026-05-04T10:00:00Z') })
})

afterAll(() => app.close())

beforeEach(async () => {
  app = { ...app, world: await freshWorld() }
  admin = await app.as(app.world.users.admin)
})

const AUSTRIA = { name: 'Austria', code: 'AT', phone_code: '+43', time_zone: 'Europe/Vienna' }

async function currencyId(code: string): Promise<number> {
  return (await app.world.db.selectFrom('currencies').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
}

async function create(body: object = {}) {
  return admin.post('/country', { ...AUSTRIA, currency_id: await currencyId('EUR'), ...body })
}

function logOf(id: number) {
  return app.world.db
    .selectFrom('model_logs')
    .select(['action', 'actor_name', 'changes'])
    .where('entity', '=', 'country')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
}

async function codes(query = ''): Promise<string[]> {
  const answer = await admin.get(`/country${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json().data.map(({ code }: { code: string }) => code)
}

async function refused(answer: Awaited<ReturnType<typeof create>>): Promise<Record<string, string[]>> {
  expect(answer.statusCode).toBe(422)
  return answer.json().errors
}

describe('the list of countries', () => {
  test.each(ROLES)('serves the choices of a %s by name, each with its currency', async (role) => {
    const answer = await (await app.as(app.world.users[role])).get('/country')
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject([
      { id: app.world.country, name: 'Germany', code: 'DE', currency_code: 'EUR', time_zone: 'Europe/Berlin', active: true },
      { id: app.world.otherCountry, name: 'Poland', code: 'PL', currency_code: 'PLN' },
    ])
  })

  test('contains inactive countries, since old orders name them', async () => {
    const { db, country, users } = app.world
    await db.updateTable('countries').set({ active: false }).where('id', '=', country).execute()
    const answer = await (await app.as(users.logist)).get('/country')
    expect(answer.json().data).toContainEqual(expect.objectContaining({ id: country, active: false }))
    expect(await codes('?active=1')).toEqual(['PL'])
    expect(await codes('?active=0')).toEqual(['DE'])
  })

  test.each([
    ['?search=germ', ['DE']],
    ['?search=pln', ['PL']],
    ['?search=%25', []],
    ['?sort=-name', ['PL', 'DE']],
    ['?sort=currency_code', ['DE', 'PL']],
    ['?sort=-currency_code', ['PL', 'DE']],
    ['?sort=phone_code,-name', ['PL', 'DE']],
    ['?search=&nonsense=1', ['DE', 'PL']],
  ])('%s finds %j', async (query, found) => {
    expect(await codes(query)).toEqual(found)
  })

  test.each(['?sort=currency_id', '?sort=password', '?active=perhaps', `?search=${'x'.repeat(201)}`])('%s is refused', async (query) => {
    expect((await admin.get(`/country${query}`)).statusCode).toBe(422)
  })
})

describe('one country', () => {
  test('is read by its id, with its version', async () => {
    const answer = await (await app.as(app.world.users.courier)).get(`/country/${app.world.otherCountry}`)
    expect(answer.json().data).toMatchObject({ id: app.world.otherCountry, code: 'PL', version: 1 })
    expect(answer.headers.etag).toBe('"1"')
  })

  test.each([
    ['999999', 404],
    ['x', 422],
    ['0', 422],
    ['99999999999', 422],
  ])('%s answers %i', async (id, status) => {
    expect((await admin.get(`/country/${id}`)).statusCode).toBe(status)
  })

  test.each(['/country', '/country/1', '/currency', '/order-status'])('%s needs a session', async (url) => {
    expect((await app.guest().get(url)).statusCode).toBe(401)
  })
})

describe('a new country', () => {
  test('can be used for couriers and orders at once, and is logged in words', async () => {
    const answer = await create({ code: ' at ', name: ' Austria ' })
    expect([answer.statusCode, answer.headers.etag]).toEqual([201, '"1"'])
    const { id } = answer.json().data
    expect(answer.json().data).toMatchObject({ ...AUSTRIA, currency_code: 'EUR', active: true, created_at: '2026-05-04T10:00:00.000Z' })
    expect((await admin.get(`/country/${id}`)).json()).toMatchObject(answer.json())
    expect(await logOf(id)).toMatchObject([
      { action: 'created', changes: { name: { old: null, new: 'Austria' }, currency_code: { new: 'EUR' }, active: { new: true } } },
    ])
    expect(Object.keys((await logOf(id))[0]?.changes ?? {})).not.toContain('currency_id')
  })

  test.each([
    ['name', ''],
    ['name', undefined],
    ['name', 'x'.repeat(81)],
    ['code', 'AUT'],
    ['code', 'A1'],
    ['code', ''],
    ['currency_id', 999_999],
    ['currency_id', null],
    ['phone_code', '43'],
    ['phone_code', '+0'],
    ['phone_code', '+43 x'],
    ['time_zone', 'Europe/Atlantis'],
    ['time_zone', '+02:00'],
    ['time_zone', 'europe/vienna'],
    ['time_zone', undefined],
    ['tomorrow_at', '24:00'],
    ['tomorrow_at', null],
    ['active', 'yes'],
  ])('with the %s %j is refused at that field', async (field, value) => {
    expect(Object.keys(await refused(await create({ [field]: value })))).toEqual([field])
  })

  test('shows the next day from 18:00 on, or from its own time', async () => {
    const { id, tomorrow_at } = (await create()).json().data
    expect(tomorrow_at).toBe('18:00')
    expect((await admin.put(`/country/${id}`, { tomorrow_at: '07:30' })).json().data).toMatchObject({ tomorrow_at: '07:30' })
    expect((await logOf(id))[1]?.changes).toEqual({ tomorrow_at: { old: '18:00', new: '07:30' } })
  })

  test.each(['UTC', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires'])('may be in the zone %s', async (time_zone) => {
    expect((await create({ time_zone })).json().data).toMatchObject({ time_zone })
  })

  test('cannot have an inactive currency', async () => {
    await app.world.db.updateTable('currencies').set({ active: false }).where('code', '=', 'EUR').execute()
    expect(Object.keys(await refused(await create()))).toEqual(['currency_id'])
  })

  test('has a unique code, also when two are created at once', async () => {
    expect(await refused(await create({ code: 'DE' }))).toEqual({ code: ['There is a country with this code already'] })
    const answers = await Promise.all([create(), create(), create()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
    for (const answer of answers.filter(({ statusCode }) => statusCode === 422)) expect(await refused(answer)).toHaveProperty('code')
  })
})

describe('a change of a country', () => {
  const put = (body: object, headers: Record<string, string> = {}) => admin.put(`/country/${app.world.country}`, body, headers)

  test('sets the given fields, raises the version and is logged', async () => {
    const answer = await put({ name: 'Deutschland', currency_id: await currencyId('CHF') })
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"'])
    expect(answer.json().data).toMatchObject({
      name: 'Deutschland',
      code: 'DE',
      currency_code: 'CHF',
      updated_at: '2026-05-04T10:00:00.000Z',
    })
    expect((await logOf(app.world.country)).map(({ action, changes }) => [action, changes])).toEqual([
      ['updated', { name: { old: 'Germany', new: 'Deutschland' }, currency_code: { old: 'EUR', new: 'CHF' } }],
    ])
  })

  test('without an effect leaves version and log as they are', async () => {
    expect((await put({ name: 'Germany', code: 'de', active: true })).json().data).toMatchObject({ version: 1 })
    expect(await logOf(app.world.country)).toEqual([])
  })

  test('ignores fields that cannot be set', async () => {
    expect((await put({ id: 7, version: 9, created_at: '2001-01-01', nonsense: 1 })).json().data).toMatchObject({
      id: app.world.country,
      version: 1,
    })
  })

  test('keeps an inactive currency unless another is chosen', async () => {
    const { db } = app.world
    await db.updateTable('currencies').set({ active: false }).where('code', 'in', ['EUR', 'CHF']).execute()
    expect((await put({ name: 'Deutschland', currency_id: await currencyId('EUR') })).statusCode).toBe(200)
    expect(await refused(await put({ currency_id: await currencyId('CHF') }))).toHaveProperty('currency_id')
  })

  test('with an older version is 412 with the present row; of two edits of one field only one succeeds', async () => {
    const answers = await Promise.all([put({ name: 'One' }, { 'if-match': '"1"' }), put({ name: 'Two' }, { 'if-match': '"1"' })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    const [won, late] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
    expect(late?.json().data).toEqual(won?.json().data)
    expect(await logOf(app.world.country)).toHaveLength(1)
  })

  test('to the code of another country is refused at its field', async () => {
    expect(await refused(await put({ code: 'PL' }))).toHaveProperty('code')
  })

  test('of a missing country is 404', async () => {
    expect((await admin.put('/country/999999', { name: 'Nowhere' })).statusCode).toBe(404)
  })
})

test.each(ROLES.filter((role) => role !== 'admin'))('a %s may not change a country', async (role) => {
  const visitor = await app.as(app.world.users[role])
  const { country } = app.world
  const answers = [await visitor.post('/country', AUSTRIA), await visitor.put(`/country/${country}`, { name: 'X' })]
  for (const { statusCode } of [...answers, await visitor.delete(`/country/${country}`)]) expect(statusCode).toBe(403)
})
