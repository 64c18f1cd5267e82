import { ROLES } from '@tracklane/contract/kit/role'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})

afterAll(() => app.close())

test.each(ROLES)('a %s reads the currencies with the digits people use', async (role) => {
  const { data } = (await (await app.as(role)).get('/currency')).json()
  expect(data).toContainEqual(expect.objectContaining({ code: 'EUR', symbol: '€', digits: 2 }))
  expect(data).toContainEqual(expect.objectContaining({ code: 'HUF', digits: 0 }))
})
