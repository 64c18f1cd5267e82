import { MESSAGES_AN_HOUR } from '@tracklane/contract/message'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'

const HOUR = 3_600_000
let now = new Date()
let app: TestApp

beforeAll(async () => {
  app = await testApp({ clock: () => now, settings: { RATE_LIMIT: 'on' } })
})
afterAll(() => app.close())

test('a person may send twenty messages an hour, to any number of people; others are not affected', async () => {
  const { users } = app.world
  const office = await app.as('organization_admin')
  const write = async (visitor = office) => visitor.post('/message', { user_ids: [users.logist, users.courier], text: 'Hello' })
  for (let sent = 0; sent < MESSAGES_AN_HOUR; sent += 1) {
    now = new Date(now.getTime() + 60_000)
    expect((await write()).statusCode).toBe(201)
  }
  const refused = await write()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String((HOUR - (MESSAGES_AN_HOUR - 1) * 60_000) / 1000)])
  expect((await write(await app.as('admin'))).statusCode).toBe(201)
  now = new Date(now.getTime() + HOUR - (MESSAGES_AN_HOUR - 1) * 60_000)
  expect((await write(await app.as('organization_admin'))).statusCode).toBe(201)
  expect((await write()).statusCode).toBe(429)
})
