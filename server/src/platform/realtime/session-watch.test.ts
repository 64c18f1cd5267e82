import { afterEach, describe, expect, test } from 'vitest'
import { eventually } from '#testing/hang.ts'
import { type Harness, listener, OWNER, openHarness, type Raw, undoAll } from './harness.testing.ts'
import type { Owner } from './port.ts'
import { closeRedis, REDIS_KINDS } from './redis.testing.ts'

const SOON = { timeout: 60_000, interval: 20 }
/** A pulse every 25 ms, with a clock on which no client is ever silent. */
const QUICK = { limits: { silenceMs: 600_000, firstChannelMs: 100 }, clock: () => 0 }

afterEach(async () => {
  await undoAll()
  await closeRedis()
})

/** Makes a clock and a database of sessions; a session without an end has ended. */
function sessionsUntil(ends: Record<string, number>) {
  const asked: string[][] = []
  const state = { now: 1_000, ends: new Map(Object.entries(ends)), isAway: false }
  const endsOf = async (sessions: readonly string[]) => {
    asked.push([...sessions].toSorted())
    if (state.isAway) throw new Error('away')
    return new Map([...state.ends].filter(([session]) => sessions.includes(session)))
  }
  return { state, asked, sessions: { now: () => state.now, endsOf } }
}

const owner = (session: string, ends_at: number): Owner => ({ ...OWNER, session, ends_at })
const stillHears = async (raw: Raw) => expect(await raw.settled()).toEqual([])

describe('a socket', () => {
  test('ends with its session', async () => {
    const { state, sessions } = sessionsUntil({})
    const raw = await listener(await openHarness({ ...QUICK, sessions }), 'private-user.7', owner('one', 2_000))
    state.now = 2_000
    expect(await raw.closed).toBe(4009)
  })

  test('stays open until the new end where requests have prolonged the session', async () => {
    const { state, asked, sessions } = sessionsUntil({ one: 3_000 })
    const raw = await listener(await openHarness({ ...QUICK, sessions }), 'private-user.7', owner('one', 2_000))
    state.now = 2_500
    await eventually(() => expect(asked).toEqual([['one']]))
    await stillHears(raw)
    state.ends.delete('one')
    state.now = 3_000
    expect(await raw.closed).toBe(4009)
    expect(asked).toEqual([['one'], ['one']])
  })

  test('asks for its session only at the known end, together with others of that moment', async () => {
    const { state, asked, sessions } = sessionsUntil({ one: 9_000, two: 9_000, three: 9_000 })
    const harness = await openHarness({ ...QUICK, sessions })
    const all = await Promise.all([
      listener(harness, 'private-user.7', owner('one', 2_000)),
      listener(harness, 'private-user.7', owner('one', 2_000)),
      listener(harness, 'private-user.7', owner('two', 1_500)),
      listener(harness, 'private-user.7', owner('three', 5_000)),
    ])
    state.now = 2_000
    await eventually(() => expect(asked).toEqual([['one', 'two']]))
    for (const raw of all) await stillHears(raw)
    state.now = 5_000
    await eventually(() => expect(asked).toEqual([['one', 'two'], ['three']]))
  })

  test('reconnects when its session cannot be asked for', async () => {
    const { state, sessions } = sessionsUntil({ one: 9_000 })
    const harness = await openHarness({ ...QUICK, sessions })
    const raw = await listener(harness, 'private-user.7', owner('one', 2_000))
    const other = await listener(harness, 'private-user.7', owner('two', 9_000))
    state.isAway = true
    state.now = 2_000
    expect(await raw.closed).toBe(4200)
    await stillHears(other)
    expect(harness.warnings).toEqual(['the ends of sessions could not be asked for'])
  })
})

describe.each(REDIS_KINDS)('several processes over %s', (_name, openRedis) => {
  async function openProcesses(sessions: ReturnType<typeof sessionsUntil>['sessions']) {
    const redis = await openRedis()
    const settings = { redisUrl: redis.url, ...QUICK, sessions }
    const [holder, other] = [await openHarness(settings), await openHarness(settings)]
    for (const { realtime } of [holder, other]) await expect.poll(() => realtime.isAway, SOON).toBe(false)
    return { holder, other }
  }

  test('the process that has the socket ends it, whichever process has signed for it', async () => {
    const { state, asked, sessions } = sessionsUntil({ one: 3_000 })
    const { holder, other } = await openProcesses(sessions)
    const raw = await listener({ ...holder, realtime: other.realtime } satisfies Harness, 'private-user.7', owner('one', 2_000))
    state.now = 2_000
    await eventually(() => expect(asked).toEqual([['one']]))
    await stillHears(raw)
    state.ends.delete('one')
    state.now = 3_000
    expect(await raw.closed).toBe(4009)
  })
})
