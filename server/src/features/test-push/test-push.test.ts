import { ROLES } from '@tracklane/contract/kit/role'
import { REALTIME_EVENT, userChannel } from '@tracklane/contract/realtime'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { actingHeaders } from '#testing/acting.ts'
import { type TestApp, testApp } from '#testing/app.ts'

const SIGN = '0123456789abcdef'
let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => app.close())

function watched() {
  return vi.spyOn(app.app.platform.realtime, 'publish').mockImplementation(() => undefined)
}

test.each(ROLES)('a %s sends a test to their own channel and no other', async (role) => {
  const published = watched()
  const channel = userChannel(app.world.users[role])
  const answer = await (await app.as(role)).post('/test-push', { id: SIGN })
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { channel } }])
  expect(published.mock.calls).toEqual([[channel, REALTIME_EVENT.testPush, { id: SIGN }]])
})

test("while impersonating it goes to the target's channel", async () => {
  const published = watched()
  const headers = await actingHeaders(app, { impersonator: 'admin', as: 'logist' })
  const answer = await app.app.fastify.inject({ method: 'POST', url: '/api/test-push', headers, payload: { id: SIGN } })
  expect(answer.json()).toEqual({ data: { channel: userChannel(app.world.users.logist) } })
  expect(published.mock.calls.map(([channel]) => channel)).toEqual([userChannel(app.world.users.logist)])
})

test.each([{}, { id: '' }, { id: 5 }, { id: 'short' }, { id: `${SIGN} ` }, { id: '<'.repeat(200_000) }, { id: [SIGN] }])(
  'a sign that is none is refused, and nothing is sent',
  async (body) => {
    const published = watched()
    expect((await (await app.as('logist')).post('/test-push', body)).statusCode).toBe(422)
    expect(published).not.toHaveBeenCalled()
  },
)
