import { afterEach, describe, expect, test } from 'vitest'
import { type Harness, heard, listener, OWNER, openHarness, Raw, stockClient, undoAll, urlOf } from './harness.testing.ts'
import { closeRedis, openWay, REDIS_KINDS } from './redis.testing.ts'

const SOON = { timeout: 60_000, interval: 20 }
const CHANNEL = 'private-orders.1.0'

afterEach(async () => {
  await undoAll()
  await closeRedis()
})

async function openProcess(redisUrl: string): Promise<Harness> {
  const harness = await openHarness({ redisUrl })
  await expect.poll(() => harness.realtime.isAway, SOON).toBe(false)
  return harness
}

describe.each(REDIS_KINDS)('with %s', (_name, openRedis) => {
  test.each([
    ['stops', 'stop', 'start'],
    ['hangs', 'hang', 'wakeUp'],
  ] as const)('a process whose Redis %s closes its sockets and accepts none until Redis is back', async (_what, leave, comeBack) => {
    const redis = await openRedis()
    const harness = await openProcess(redis.url)
    const raw = await listener(harness, CHANNEL)
    await redis[leave]()
    expect(await raw.closed).toBe(4100)

    const turnedAway = new Raw(urlOf(harness.port))
    expect((await turnedAway.next('pusher:error')).data).toMatchObject({ code: 4100 })
    expect(await turnedAway.closed).toBe(4100)
    expect(await new Raw(urlOf(harness.port, '/app/another?protocol=7')).closed).toBe(4001)
    await expect(harness.realtime.authorize('1.2', CHANNEL, OWNER)).rejects.toThrow('not available')

    await redis[comeBack]()
    await expect.poll(() => harness.realtime.isAway, SOON).toBe(false)
    const back = await listener(harness, CHANNEL)
    harness.realtime.publishNumbered(CHANNEL, 'orders-changed', { ids: [1] })
    await back.next('orders-changed')
  })

  test('a stock client reports the lost connection and reconnects by itself', async () => {
    const redis = await openRedis()
    const harness = await openProcess(redis.url)
    const client = stockClient(harness)
    const channel = client.subscribe(CHANNEL)
    await heard(channel.bind.bind(channel), 'pusher:subscription_succeeded')
    await redis.stop()
    await expect.poll(() => client.connection.state, SOON).not.toBe('connected')
    harness.realtime.publishNumbered(CHANNEL, 'orders-changed', { ids: [1] })

    const again = heard(channel.bind.bind(channel), 'pusher:subscription_succeeded')
    await redis.start()
    await again
    const event = heard<{ ids: number[] }>(channel.bind.bind(channel), 'orders-changed')
    harness.realtime.publishNumbered(CHANNEL, 'orders-changed', { ids: [2] })
    expect((await event).ids).toEqual([2])
  })

  test("after unsent messages, such as the end of a session, the other processes' clients reconnect and ask again", async () => {
    const redis = await openRedis()
    const way = await openWay(redis.url)
    const cutOff = await openProcess(way.url)
    const other = await openProcess(redis.url)
    const raw = await listener(other, CHANNEL)
    way.block()
    await expect.poll(() => cutOff.realtime.isAway, SOON).toBe(true)
    cutOff.realtime.closeOwned(OWNER)
    expect(await raw.settled()).toEqual([])

    way.open()
    expect(await raw.closed).toBe(4200)
  })
})
