import { afterEach, describe, expect, it } from 'vitest'
import { Raw, undoAll, urlOf } from '#platform/realtime/harness.testing.ts'
import { closeRedis, REDIS_KINDS } from '#platform/realtime/redis.testing.ts'
import { signedIn } from '#testing/account.ts'
import { type TestApp, testApp } from '#testing/app.ts'
import { listenOn } from './wire.testing.ts'

const SOON = { timeout: 60_000, interval: 20 }
let test: TestApp

afterEach(async () => {
  await undoAll()
  await test.close()
  await closeRedis()
})

async function open(REDIS_URL: string): Promise<{ port: number }> {
  test = await testApp({ settings: { REDIS_URL } })
  await expect.poll(() => test.app.platform.realtime.isAway, SOON).toBe(false)
  return { port: await listenOn(test) }
}

async function readiness(): Promise<[number, unknown]> {
  const answer = await test.app.fastify.inject({ url: '/health/ready' })
  return [answer.statusCode, answer.json()]
}

describe.each(REDIS_KINDS)('with %s', (_name, openRedis) => {
  it('a process without its Redis is ready and reports what is missing', async () => {
    const redis = await openRedis()
    await open(redis.url)
    expect(await readiness()).toEqual([200, { status: 'ok' }])
    await redis.stop()
    await expect.poll(readiness, SOON).toEqual([200, { status: 'ok', redis: 'away' }])
    await redis.start()
    await expect.poll(readiness, SOON).toEqual([200, { status: 'ok' }])
  })

  it('writes are answered while Redis hangs and while it is away', async () => {
    const redis = await openRedis()
    await open(redis.url)
    const logist = await test.as('logist')
    const write = async () => (await logist.post('/order', { customer_full_name: 'Bob Ray', customer_address: 'Main Street 1' })).statusCode
    redis.hang()
    expect(await Promise.all(Array.from({ length: 20 }, write))).toEqual(Array(20).fill(201))
    await redis.stop()
    await expect.poll(() => test.app.platform.realtime.isAway, SOON).toBe(true)
    expect(await write()).toBe(201)
  })

  it('sign-out closes the sockets while Redis hangs; without Redis no socket is opened or signed', async () => {
    const redis = await openRedis()
    const { port } = await open(redis.url)
    const visitor = await signedIn(test, { email: 'one@tracklane.test' })
    const raw = new Raw(urlOf(port, '/app/tracklane-key?protocol=7'))
    const ask = { socket_id: await raw.socketId(), channel_name: `private-user.${visitor.id}` }
    raw.say({
      event: 'pusher:subscribe',
      data: { channel: ask.channel_name, auth: (await visitor.post('/broadcasting/auth', ask)).json().auth },
    })
    await raw.next('pusher_internal:subscription_succeeded')
    redis.hang()
    await visitor.post('/api/user/logout')
    expect(await raw.closed).toBe(4009)

    await redis.stop()
    await expect.poll(() => test.app.platform.realtime.isAway, SOON).toBe(true)
    const other = await signedIn(test, { email: 'two@tracklane.test' })
    expect((await other.post('/broadcasting/auth', { ...ask, channel_name: `private-user.${other.id}` })).statusCode).toBe(503)
  })
})
