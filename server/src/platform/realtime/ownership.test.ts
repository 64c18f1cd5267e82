import { afterEach, describe, expect, test } from 'vitest'
import { hashed, newSecret } from '#platform/session/secret.ts'
import { heard, KEY, listener, OWNER, openHarness, Raw, SECRET, stockClient, undoAll, urlOf } from './harness.testing.ts'
import type { Owner } from './port.ts'
import { closeRedis, REDIS_KINDS } from './redis.testing.ts'
import { sign } from './signature.ts'

const SOON = { timeout: 60_000, interval: 20 }
const CHANNEL = 'private-user.7'

afterEach(async () => {
  await undoAll()
  await closeRedis()
})

/** Makes a browser with a session: its headers and its owner. */
function signedIn(user_id = 7): { headers: Record<string, string>; owner: Owner } {
  const id = newSecret()
  return { headers: { cookie: `theme=dark; session=${id}` }, owner: { session: hashed(id), user_id } }
}

async function opened(port: number, headers: Record<string, string> = {}): Promise<Raw> {
  const raw = new Raw(urlOf(port), headers)
  await raw.socketId()
  return raw
}

async function subscribe(raw: Raw, channel: string, auth: string | undefined): Promise<boolean> {
  raw.say({ event: 'pusher:subscribe', data: { channel, auth } })
  const answers = await raw.settled()
  return answers.some(({ event }) => event === 'pusher_internal:subscription_succeeded')
}

describe('a socket opened with a session cookie', () => {
  test('belongs to that session: nobody else gets a signature for it or closes it', async () => {
    const { realtime, port } = await openHarness()
    const { headers, owner } = signedIn()
    const raw = await opened(port, headers)
    expect(await realtime.authorize(raw.id, CHANNEL, OWNER)).toBeUndefined()
    realtime.closeOwned({ session: OWNER.session })
    expect(await subscribe(raw, CHANNEL, await realtime.authorize(raw.id, CHANNEL, owner))).toBe(true)
    expect(await realtime.authorize(raw.id, CHANNEL, OWNER)).toBeUndefined()
    realtime.closeOwned({ session: OWNER.session })
    await raw.settled()
    realtime.closeOwned({ session: owner.session })
    expect(await raw.closed).toBe(4009)
  })

  test('belongs to the next session where it was never used', async () => {
    const { realtime, port } = await openHarness()
    const { headers, owner } = signedIn()
    const raw = await opened(port, headers)
    realtime.closeOwned({ session: owner.session })
    expect(await raw.closed).toBe(4200)
  })

  test('with two cookies or a malformed one has no owner yet', async () => {
    const { realtime, port } = await openHarness()
    for (const cookie of ['session=x', `session=${newSecret()}; session=${newSecret()}`, 'session=', `sessions=${newSecret()}`]) {
      const raw = await opened(port, { cookie })
      expect(await subscribe(raw, CHANNEL, await realtime.authorize(raw.id, CHANNEL, OWNER))).toBe(true)
    }
  })

  test('is recognized by the cookie of an installation on TLS', async () => {
    const { realtime, port } = await openHarness({ appUrl: 'https://tracklane.test' })
    const id = newSecret()
    const raw = await opened(port, { cookie: `session=${newSecret()}; __Host-session=${id}` })
    expect(await realtime.authorize(raw.id, CHANNEL, OWNER)).toBeUndefined()
    expect(await realtime.authorize(raw.id, CHANNEL, { session: hashed(id), user_id: 7 })).toBeDefined()
  })
})

describe('a socket without a session', () => {
  test('belongs to the first session that asks', async () => {
    const { realtime, port } = await openHarness()
    const raw = await opened(port)
    const { owner } = signedIn(8)
    const auth = await realtime.authorize(raw.id, CHANNEL, OWNER)
    expect(await realtime.authorize(raw.id, 'private-user.8', owner)).toBeUndefined()
    expect(await subscribe(raw, CHANNEL, auth)).toBe(true)
    realtime.closeOwned({ session: owner.session })
    realtime.closeOwned({ user_id: owner.user_id })
    await raw.settled()
    realtime.closeOwned({ session: OWNER.session })
    expect(await raw.closed).toBe(4009)
  })

  test('hears nothing with a signature made before it had an owner', async () => {
    const { realtime, port } = await openHarness()
    const raw = await opened(port)
    const signed = sign({ key: KEY, secret: SECRET }, raw.id, CHANNEL)
    expect(await subscribe(raw, CHANNEL, signed)).toBe(false)
    expect(await realtime.authorize(raw.id, CHANNEL, OWNER)).toBe(signed)
    expect(await subscribe(raw, CHANNEL, signed)).toBe(true)
  })

  test('keeps the latest channels of those it asked for', async () => {
    const { realtime, port } = await openHarness({ limits: { channelsPerSocket: 2 } })
    const raw = await opened(port)
    const [first = '', ...others] = ['private-user.1', 'private-user.2', 'private-user.3']
    const auths = new Map<string, string | undefined>()
    for (const channel of [first, ...others]) auths.set(channel, await realtime.authorize(raw.id, channel, OWNER))
    expect(await subscribe(raw, first, auths.get(first))).toBe(false)
    for (const channel of others) expect(await subscribe(raw, channel, auths.get(channel))).toBe(true)
  })
})

test('an unknown socket gets a signature that opens nothing', async () => {
  const { realtime } = await openHarness()
  expect(await realtime.authorize('1.1', CHANNEL, OWNER)).toBe(sign({ key: KEY, secret: SECRET }, '1.1', CHANNEL))
})

test('a change of person, or impersonation, takes the sockets of the session along', async () => {
  const harness = await openHarness()
  const acting = await listener(harness, CHANNEL, { ...OWNER, impersonator_id: 1 })
  const own = await listener(harness, CHANNEL, { session: 'session-2', user_id: 7, impersonator_id: null })
  harness.realtime.closeOwned({ user_id: 1 })
  expect(await acting.closed).toBe(4009)
  await own.settled()
})

describe.each(REDIS_KINDS)('several processes over %s', (_name, openRedis) => {
  async function openProcesses() {
    const redis = await openRedis()
    const [holder, other] = [await openHarness({ redisUrl: redis.url }), await openHarness({ redisUrl: redis.url })]
    for (const { realtime } of [holder, other]) await expect.poll(() => realtime.isAway, SOON).toBe(false)
    return { holder, other: other.realtime }
  }

  test('keep a socket with its session, whichever process is asked', async () => {
    const { holder, other } = await openProcesses()
    const { headers, owner } = signedIn()
    const raw = await opened(holder.port, headers)
    expect(await other.authorize(raw.id, CHANNEL, OWNER)).toBeUndefined()
    other.closeOwned({ session: OWNER.session })
    expect(await subscribe(raw, CHANNEL, await other.authorize(raw.id, CHANNEL, owner))).toBe(true)
    other.closeOwned({ session: owner.session })
    expect(await raw.closed).toBe(4009)
  })

  test('give a socket without a session to the first that asks', async () => {
    const { holder, other } = await openProcesses()
    const raw = await opened(holder.port)
    const { owner } = signedIn(8)
    const answers = await Promise.all([
      other.authorize(raw.id, CHANNEL, OWNER),
      other.authorize(raw.id, 'private-user.8', owner),
      holder.realtime.authorize(raw.id, 'private-user.8', owner),
    ])
    const [mine, ...theirs] = answers.map((auth) => auth !== undefined)
    expect(theirs).toEqual([!mine, !mine])
  })

  test('answer 503 for a socket that no process has, so that its client asks again', async () => {
    const { holder, other } = await openProcesses()
    const raw = await opened(holder.port)
    await expect(other.authorize('1.1', CHANNEL, OWNER)).rejects.toMatchObject({ status: 503 })
    expect(await subscribe(raw, CHANNEL, await other.authorize(raw.id, CHANNEL, OWNER))).toBe(true)
  })

  test('serve a stock client that asks another process', async () => {
    const { holder, other } = await openProcesses()
    const client = stockClient({ ...holder, realtime: other })
    const channel = client.subscribe(CHANNEL)
    await heard(channel.bind.bind(channel), 'pusher:subscription_succeeded')
    const event = heard<{ id: number }>(channel.bind.bind(channel), 'message')
    other.publish(CHANNEL, 'message', { id: 1 })
    expect(await event).toEqual({ id: 1 })
  })
})
