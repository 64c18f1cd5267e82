import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { buildOrder } from '#testing/build.ts'

const COMMENT = '“ж😀”\n'.repeat(4_000)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function orderWith(comment: string): Promise<string> {
  const { id } = await buildOrder(app.world, { comment })
  return `/order/${id}`
}

test('a long answer arrives whole, with its length and the type of a short one', async () => {
  const logist = await app.as('logist')
  const short = await logist.get(await orderWith('ж'))
  const long = await logist.get(await orderWith(COMMENT))
  expect(long.json().data.comment).toBe(COMMENT)
  expect(long.headers['content-length']).toBe(String(long.rawPayload.length))
  expect([short, long].map(({ headers }) => headers['content-type'])).toEqual(Array(2).fill('application/json; charset=utf-8'))
})

test('a compressed long answer has the same content', async () => {
  const logist = await app.as('logist')
  const answer = await logist.get(await orderWith(COMMENT), { 'accept-encoding': 'gzip' })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString()).data.comment).toBe(COMMENT)
})
