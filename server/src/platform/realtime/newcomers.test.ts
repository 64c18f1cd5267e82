import { afterEach, expect, test } from 'vitest'
import { type Harness, heard, listener, OWNER, openHarness, Raw, stockClient, undoAll, urlOf } from './harness.testing.ts'

const CHANNEL = 'private-user.7'
const OVER_CAPACITY = 4100

afterEach(undoAll)

async function newcomer({ port }: Harness, headers = {}): Promise<Raw> {
  const raw = new Raw(urlOf(port), headers)
  await raw.socketId()
  return raw
}

/** Makes a clock that stands still until the test lets the time for a first channel pass. */
function handed() {
  let now = 0
  const firstChannelMs = 20
  const pass = () => {
    now += firstChannelMs
  }
  return { limits: { firstChannelMs }, clock: () => now, pass }
}

function closes({ port }: Harness, headers = {}): Promise<number> {
  return new Raw(urlOf(port), headers).closed
}

test('sockets of one address without a channel are limited, and the next one is told to wait', async () => {
  const harness = await openHarness({ limits: { newcomersPerAddress: 5 } })
  const raws: Raw[] = []
  while (raws.length < 5) raws.push(await newcomer(harness))
  expect(await closes(harness)).toBe(OVER_CAPACITY)
  raws[0]?.socket.close()
  await raws[0]?.closed
  await newcomer(harness)
})

test('a full server gives a new socket the place of the longest idle one, never of one with a channel', async () => {
  const harness = await openHarness({ limits: { sockets: 3 } })
  const listening = await listener(harness, CHANNEL)
  const [first, second] = [await newcomer(harness), await newcomer(harness)]
  const third = await listener(harness, CHANNEL, { session: 'session-2', user_id: 8 })
  await first.closed
  await second.settled()
  await listener(harness, CHANNEL, { session: 'session-3', user_id: 9 })
  await second.closed
  expect(await closes(harness)).toBe(OVER_CAPACITY)
  await Promise.all([listening.settled(), third.settled()])
})

test('a socket with a granted channel keeps its place', async () => {
  const harness = await openHarness({ limits: { sockets: 1 } })
  const raw = await newcomer(harness)
  await harness.realtime.authorize(raw.id, CHANNEL, OWNER)
  expect(await closes(harness)).toBe(OVER_CAPACITY)
  await raw.settled()
})

test('sockets with a channel do not count against their address', async () => {
  const harness = await openHarness({ limits: { newcomersPerAddress: 5 } })
  for (let user_id = 1; user_id <= 100; user_id += 1) {
    await listener(harness, `private-user.${user_id}`, { session: `session-${user_id}`, user_id })
  }
  await newcomer(harness)
})

test('a hundred stock clients of one address that reconnect at once all get their channels', async () => {
  const harness = await openHarness()
  const clients = Array.from({ length: 100 }, (_, index) => stockClient(harness, { session: `session-${index}`, user_id: index + 1 }))
  await Promise.all(
    clients.map((client) => heard(client.subscribe(CHANNEL).bind.bind(client.subscribe(CHANNEL)), 'pusher:subscription_succeeded')),
  )
})

test('the address is taken from a trusted proxy alone', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const behind = await openHarness({ limits: { newcomersPerAddress: 1 }, trustProxy: 'loopback' })
  await newcomer(behind, from('203.0.113.1'))
  await newcomer(behind, from('203.0.113.2'))
  expect(await closes(behind, from('198.51.100.77, 203.0.113.1'))).toBe(OVER_CAPACITY)
  await newcomer(behind, from('2001:db8::1'))
  expect(await closes(behind, from('2001:DB8:0:0:ffff::2'))).toBe(OVER_CAPACITY)
  await newcomer(behind, from('2001:db8:0:1::1'))

  const alone = await openHarness({ limits: { newcomersPerAddress: 1 } })
  await newcomer(alone, from('203.0.113.1'))
  expect(await closes(alone, from('203.0.113.2'))).toBe(OVER_CAPACITY)
})

test('RATE_LIMIT=off turns the limit off', async () => {
  const harness = await openHarness({ limits: { newcomersPerAddress: 1 }, rateLimit: false })
  await newcomer(harness)
  await newcomer(harness)
})

test('a socket without a channel is closed after a while, one with a channel stays', async () => {
  const { pass, ...time } = handed()
  const harness = await openHarness(time)
  const listening = await listener(harness, CHANNEL)
  const idle = await newcomer(harness)
  const refused = await newcomer(harness)
  refused.say({ event: 'pusher:subscribe', data: { channel: CHANNEL, auth: 'test-key:0' } })
  await refused.settled()
  pass()
  expect(await Promise.all([idle.closed, refused.closed])).toEqual([4101, 4101])
  listening.say({ event: 'pusher:unsubscribe', data: { channel: CHANNEL } })
  const later = await newcomer(harness)
  pass()
  expect(await later.closed).toBe(4101)
  await listening.settled()
})

test('a stock client that was closed for it reconnects by itself', async () => {
  const { pass, ...time } = handed()
  const client = stockClient(await openHarness(time))
  const states: string[] = []
  client.connection.bind('state_change', ({ current }: { current: string }) => states.push(current))
  const connections = () => states.filter((state) => state === 'connected').length
  await expect.poll(connections).toBe(1)
  pass()
  await expect.poll(connections).toBe(2)
})
