import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp, type Visitor } from '#testing/app.ts'
import { buildTemplate, buildUser } from '#testing/build.ts'

let app: TestApp
let admin: Visitor
let office: Visitor

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  await app.renew()
  admin = await app.as('admin')
  office = await app.as('organization_admin')
})
afterAll(() => app.close())

const bells = async () =>
  (await app.world.db.selectFrom('messages').select(['user_id', 'text']).orderBy('user_id').execute()).map(({ user_id, text }) => [
    user_id,
    text,
  ])

describe('a free message', () => {
  test('reaches each of its recipients once, as it was written', async () => {
    const { users } = app.world
    const text = 'Van <b>{{order.track}}</b> {count}'
    const sent = await office.post('/message', { user_ids: [users.logist, users.courier, users.logist], text })
    expect([sent.statusCode, sent.json()]).toEqual([201, { data: { receivers: 2 } }])
    expect(await bells()).toEqual([
      [users.logist, text],
      [users.courier, text],
    ])
  })

  test('is put into its active template', async () => {
    const { db, users } = app.world
    const translations = { en: { subject: '', body: 'Office: {{message.text}}' } }
    await buildTemplate(db, { event: 'message', audience: null, translations })
    await office.post('/message', { user_ids: [users.logist], text: 'Hello {{message.text}}' })
    expect(await bells()).toEqual([[users.logist, 'Office: Hello {{message.text}}']])
  })

  test('reaches everybody of a role in a country, also those who work in every country', async () => {
    const { db, users, organization, country, logistElsewhere } = app.world
    const wide = await buildUser(db, { role: 'logist', organization_id: organization, country_id: null })
    await buildUser(db, { role: 'logist', organization_id: organization, country_id: country, active: false })
    expect((await office.post('/message', { role: 'logist', country_id: country, text: 'Hi' })).json()).toEqual({ data: { receivers: 2 } })
    expect((await bells()).map(([id]) => id)).toEqual([users.logist, wide])
    expect((await admin.post('/message', { role: 'logist', organization_id: organization, text: 'All' })).json()).toEqual({
      data: { receivers: 3 },
    })
    expect((await bells()).map(([id]) => id)).toContain(logistElsewhere)
  })

  test.each([
    ['somebody of another organization', () => ({ user_ids: [app.world.users.logist, app.world.strangerLogist] }), 'user_ids'],
    ['somebody who is not there', () => ({ user_ids: [2_147_483_647] }), 'user_ids'],
    ['another organization', () => ({ role: 'logist', organization_id: app.world.otherOrganization }), 'organization_id'],
    ['a country that is not there', () => ({ role: 'logist', country_id: 2_147_483_647 }), 'country_id'],
    ['a role of the office', () => ({ role: 'admin' }), 'role'],
    ['nobody', () => ({}), 'user_ids'],
    ['both', () => ({ role: 'logist', user_ids: [app.world.users.logist] }), 'user_ids'],
    ['no one who is there', () => ({ role: 'courier', country_id: app.world.otherCountry }), 'role'],
  ])('to %s is refused and not sent', async (_who, to, field) => {
    const answer = await office.post('/message', { ...to(), text: 'Hi' })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
    expect(await bells()).toEqual([])
  })

  test('of an administrator to a role needs an organization', async () => {
    const answer = await admin.post('/message', { role: 'logist', text: 'Hi' })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['organization_id']])
  })

  test.each(['', '   ', 'x'.repeat(501)])('of %j is refused', async (text) => {
    expect((await office.post('/message', { user_ids: [app.world.users.logist], text })).statusCode).toBe(422)
  })

  test('to a disabled person is refused like one to a missing person', async () => {
    const { db, users } = app.world
    await db.updateTable('users').set({ active: false }).where('id', '=', users.logist).execute()
    expect((await office.post('/message', { user_ids: [users.logist], text: 'Hi' })).statusCode).toBe(422)
  })

  test('to more than 500 people is refused as a whole', async () => {
    const { db, organization, country } = app.world
    const people = Array.from({ length: 501 }, (_, n) => ({
      first_name: 'A',
      last_name: 'B',
      email: `crowd-${n}@tracklane.test`,
      password_hash: 'none',
      role: 'courier' as const,
      organization_id: organization,
      country_id: country,
    }))
    await db.insertInto('users').values(people).execute()
    const answer = await office.post('/message', { role: 'courier', text: 'Hi' })
    expect([answer.statusCode, answer.json().errors.role]).toEqual([422, ['At most 500 people can be written to at once']])
    await db.deleteFrom('users').where('email', 'like', 'crowd-0%').execute()
    await db
      .deleteFrom('users')
      .where('id', '=', app.world.users.courier)
      .execute()
      .catch(() => undefined)
    expect(await bells()).toEqual([])
  })

  test('repeated with the same key is sent once', async () => {
    const body = { user_ids: [app.world.users.logist], text: 'Hi' }
    const key = { 'idempotency-key': 'hello-1' }
    const answers = [await office.post('/message', body, key), await office.post('/message', body, key)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(await bells()).toHaveLength(1)
  })
})
