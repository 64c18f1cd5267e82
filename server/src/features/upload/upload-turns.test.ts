import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { formOf, PICTURE } from '#testing/form.ts'
import { pictureTurns } from './upload.service.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function send() {
  const { payload, type } = formOf([{ ...PICTURE, part: 'image' }])
  const headers = { ...(await app.credentials('admin')), 'content-type': type }
  return app.app.fastify.inject({ method: 'POST', url: '/api/onboarding/article/upload', headers, payload })
}

test("a person's pictures are encoded one after another; four wait, and the next gets a time to retry", async () => {
  const held = await app.app.platform.memory.of(pictureTurns).take(`user ${app.world.users.admin}`, new AbortController().signal)
  const sent = Array.from({ length: 5 }, send)
  const refused = await Promise.race(sent)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2'])
  held.end()
  expect((await Promise.all(sent)).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 429])
})
