import { afterEach, describe, expect, test } from 'vitest'
import type { RedisSentinels } from '#platform/config.ts'
import type { Bus, BusMessage } from './bus.ts'
import { closeRedis, openWay, REDIS_KINDS } from './redis.testing.ts'
import { createRedisBus } from './redis-bus.ts'
import { openSentinel } from './sentinel.testing.ts'

const SOON = { timeout: 60_000, interval: 20 }
const OWNER = { session: 's', user_id: 7 }
const buses: Bus[] = []

afterEach(async () => {
  for (const bus of buses.splice(0)) await bus.close()
  await closeRedis()
})

function openProcess(url: string, sentinels?: RedisSentinels) {
  const heard: BusMessage[] = []
  const seen = { away: 0, missed: 0 }
  const warnings: string[] = []
  const on = {
    hear: (message: BusMessage) => void heard.push(message),
    here: () => undefined,
    away: () => void seen.away++,
    missed: () => void seen.missed++,
  }
  const bus = createRedisBus({ url, sentinels }, 'tracklane:key', { warn: (_details, text) => void warnings.push(text) }, on)
  buses.push(bus)
  const here = () => expect.poll(() => bus.isAway, SOON).toBe(false)
  const away = () => expect.poll(() => bus.isAway, SOON).toBe(true)
  return { bus, heard, seen, warnings, here, away }
}

const changed = (ids: readonly number[]) => ({ channel: 'private-orders.1.2', event: 'orders-changed', data: { ids } })
const claim: BusMessage = { kind: 'claim', question: 'q', socketId: '1.2', channel: 'private-user.7', owner: OWNER }

describe.each(REDIS_KINDS)('over %s', (_name, openRedis) => {
  test('every process gets the messages of each one, its own too, and versions count across them', async () => {
    const redis = await openRedis()
    const [one, two] = [openProcess(redis.url), openProcess(redis.url)]
    await one.here()
    await two.here()

    one.bus.send(claim)
    one.bus.sendNumbered(changed([1]))
    await expect.poll(() => two.heard).toHaveLength(2)
    two.bus.sendNumbered(changed([2]))

    const event = { kind: 'event', channel: 'private-orders.1.2', event: 'orders-changed' }
    const expected = [claim, { ...event, data: { ids: [1], version: 1 } }, { ...event, data: { ids: [2], version: 2 } }]
    await expect.poll(() => one.heard).toEqual(expected)
    await expect.poll(() => two.heard).toEqual(expected)
  })

  test('an end of rights takes effect in the same process before Redis answers', async () => {
    const redis = await openRedis()
    const one = openProcess(redis.url)
    await one.here()
    redis.hang()
    one.bus.send({ kind: 'close', match: { user_id: 7 } })
    expect(one.heard).toEqual([{ kind: 'close', match: { user_id: 7 } }])
    redis.wakeUp()
  })

  test.each([
    ['stops', 'stop', 'start'],
    ['hangs without a word', 'hang', 'wakeUp'],
  ] as const)('a Redis that %s is noticed, and used again when it is back', async (_what, leave, comeBack) => {
    const redis = await openRedis()
    const [one, two] = [openProcess(redis.url), openProcess(redis.url)]
    await one.here()
    await two.here()
    await redis[leave]()
    await one.away()
    await two.away()
    expect([one.seen.away, two.seen.away]).toEqual([1, 1])

    await redis[comeBack]()
    await one.here()
    await two.here()
    one.bus.send(claim)
    await expect.poll(() => two.heard, SOON).toEqual([claim])
    expect(one.seen.away).toBe(1)
    expect(one.warnings).toEqual(['Redis is away: nobody is told anything until it is back', 'Redis is back'])
  })

  test('unsent messages are reported to the other processes once, when that is possible again', async () => {
    const redis = await openRedis()
    const way = await openWay(redis.url)
    const [cutOff, other] = [openProcess(way.url), openProcess(redis.url)]
    await cutOff.here()
    await other.here()
    for (const isSilent of [false, true, false]) {
      const before = other.seen.missed
      way.block()
      await cutOff.away()
      if (!isSilent) cutOff.bus.sendNumbered(changed([1]))
      way.open()
      await cutOff.here()
      const heard = other.heard.length
      cutOff.bus.send(claim)
      await expect.poll(() => other.heard.length, SOON).toBeGreaterThan(heard)
      await way.answered()
      expect(other.seen.missed - before).toBe(isSilent ? 0 : 1)
    }
    expect([cutOff.seen.missed, other.seen.away]).toEqual([0, 0])
  })

  test('a process that starts before its Redis waits for it', async () => {
    const redis = await openRedis()
    await redis.stop()
    const one = openProcess(redis.url)
    expect(one.bus.isAway).toBe(true)
    one.bus.send(claim)
    await redis.start()
    await one.here()
    one.bus.send(claim)
    await expect.poll(() => one.heard, SOON).toEqual([claim])
    expect(one.seen.away).toBe(0)
  })

  test('a closed process releases its connection, also while it is opening', async () => {
    const redis = await openRedis()
    redis.hang()
    const one = openProcess(redis.url)
    await one.bus.close()
    redis.wakeUp()
    const two = openProcess(redis.url)
    await two.here()
    expect(one.bus.isAway).toBe(true)
    await two.bus.close()
    await expect.poll(() => two.bus.isAway, SOON).toBe(true)
    expect(one.warnings).toEqual([])
  })
})

describe.each(REDIS_KINDS)('through sentinels, over %s', (_name, openRedis) => {
  test('the named Redis is used, and the next one when that is gone', async () => {
    const [first, second] = [await openRedis(), await openRedis()]
    const sentinel = await openSentinel('orders')
    sentinel.names(first.url)
    const one = openProcess('redis://elsewhere.invalid', { at: [{ host: '127.0.0.1', port: 1 }, sentinel.at], master: 'orders' })
    await one.here()
    one.bus.send(claim)
    await expect.poll(() => one.heard).toEqual([claim])

    await first.stop()
    await one.away()
    sentinel.names(second.url)
    await one.here()
    one.bus.send(claim)
    await expect.poll(() => one.heard.filter(({ kind }) => kind === 'claim')).toHaveLength(2)
  })
})
