import { ROLES } from '@tracklane/contract/kit/role'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})

afterAll(() => app.close())

test.each(ROLES)('a %s chooses from the countries by name, each with its currency', async (role) => {
  const answer = await (await app.as(role)).get('/country')
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject([
    { id: app.world.country, name: 'Germany', code: 'DE', currency_code: 'EUR', time_zone: 'Europe/Berlin', active: true },
    { id: app.world.otherCountry, name: 'Poland', code: 'PL', currency_code: 'PLN' },
  ])
})

test('a country that was given up stays readable: old orders name it', async () => {
  const { db, country } = app.world
  await db.updateTable('countries').set({ active: false }).where('id', '=', country).execute()
  const answer = await (await app.as('logist')).get('/country')
  expect(answer.json().data).toContainEqual(expect.objectContaining({ id: country, active: false }))
})

test('one country is read by its id', async () => {
  const answer = await (await app.as('courier')).get(`/country/${app.world.otherCountry}`)
  expect(answer.json().data).toMatchObject({ id: app.world.otherCountry, code: 'PL' })
})

test.each([
  ['999999', 404],
  ['x', 422],
  ['0', 422],
  ['99999999999', 422],
])('/country/%s answers %i', async (id, status) => {
  expect((await (await app.as('logist')).get(`/country/${id}`)).statusCode).toBe(status)
})

test.each(['/country', '/country/1', '/currency', '/order-status'])('%s is not for guests', async (url) => {
  expect((await app.guest().get(url)).statusCode).toBe(401)
})
