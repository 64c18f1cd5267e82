import { PICTURE_LIMITS } from '@tracklane/contract/upload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#testing/app.ts'
import { formOf, PICTURE } from '#testing/form.ts'
import { png } from './hostile-files.testing.ts'

const DAY = 24 * 60 * 60 * 1000

let server: TestApp

beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.world.db.deleteFrom('uploads').execute()
})

async function send(files: Parameters<typeof formOf>[0]) {
  const { payload, type } = formOf(files)
  const headers = { ...(await server.credentials('admin')), 'content-type': type }
  const url = '/api/onboarding/article/upload'
  const answer = await server.app.fastify.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

describe('the allowance of one person', () => {
  const picture = { ...PICTURE, part: 'image' }

  async function owned(count: number, { size = 1, age = 0 } = {}) {
    const row = (at: number) => ({
      name: `${String(at).padStart(32, '0')}.gif`,
      type: 'gif' as const,
      bytes: PICTURE.bytes,
      size,
      owner_id: server.world.users.admin,
      created_at: new Date(Date.now() - age),
    })
    await server.world.db
      .insertInto('uploads')
      .values(Array.from({ length: count }, (_, at) => row(at)))
      .execute()
  }

  it('is 200 pictures within a day', async () => {
    await owned(PICTURE_LIMITS.filesADay - 1)
    expect((await send([picture])).status).toBe(200)
    const { status, body } = await send([picture])
    expect([status, body.errors]).toEqual([422, { image: ['You have uploaded 200 pictures within a day: try again tomorrow'] }])
  })

  it('is 200 pictures within a day, also for two requests at once', async () => {
    await owned(PICTURE_LIMITS.filesADay - 1)
    const answers = await Promise.all([send([picture]), send([picture])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('begins anew every day', async () => {
    await owned(PICTURE_LIMITS.filesADay, { age: DAY })
    expect((await send([picture])).status).toBe(200)
  })

  it('is 500 megabytes', async () => {
    await owned(5, { size: 100 * 1024 * 1024 - 1, age: DAY })
    const { status, body } = await send([{ part: 'image', name: 'a.png', type: 'image/png', bytes: png() }])
    expect([status, body.errors]).toEqual([422, { image: ['Your pictures take 500 MB already: there is no room for more'] }])
  })
})
