import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import type { App } from '#platform/http/app.ts'
import { serverOn } from '#testing/app.ts'
import { testDb } from '#testing/db.ts'

const APP_KEY = 'a-key-that-only-the-tests-know-0001'
const SHARED = { APP_KEY, DATABASE_URL: 'postgres://localhost/orders' }
const PUSHER = { PUSHER_HOST: 'push.example.com', PUSHER_SECRET: '7ad3773142a6692b25b8' }

test.each([
  ['all', {}],
  ['all', { ROLE: 'all' }],
  ['web', { ...SHARED, ROLE: 'web', REDIS_URL: 'redis://localhost' }],
  ['worker', { ...SHARED, ...PUSHER, ROLE: 'worker' }],
])('a process does %s with %j', (role, settings) => {
  expect(readConfig({ APP_KEY, ...settings }).role).toBe(role)
})

describe('a process for jobs alone', () => {
  let app: App

  beforeAll(async () => {
    app = await serverOn(await testDb(), { settings: { ...SHARED, ...PUSHER, ROLE: 'worker' } })
  })
  afterAll(() => app.fastify.close())

  test.each(['/health/live', '/health/ready'])('reports its health at %s', async (url) => {
    expect((await app.fastify.inject(url)).json()).toMatchObject({ status: 'ok' })
  })

  test.each(['/', '/login', '/api/config', '/api/order', '/sanctum/csrf-cookie', '/api/docs', '/metrics', '/app/tracklane-key'])(
    'serves no %s',
    async (url) => {
      const answer = await app.fastify.inject({ url, headers: { accept: 'text/html' } })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ error: expect.any(String) })
    },
  )

  test('has no sign-in', async () => {
    const answer = await app.fastify.inject({ method: 'POST', url: '/api/user/login', payload: { email: 'a@b.test', password: 'x' } })
    expect(answer.statusCode).toBe(404)
  })

  test('has the kinds of jobs', () => {
    expect([...app.platform.jobs.kinds.keys()]).toContain('retention')
  })
})
