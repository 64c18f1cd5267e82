import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { busy } from './errors.ts'
import { createTurns, type Turn } from './person-turns.ts'

const RULES = {
  atOnce: { person: 1, process: 2 },
  waiting: { person: 3, process: 5 },
  patience: 20_000,
  refusal: () => busy(5),
} as const
const staying = new AbortController().signal
const REFUSED = { status: 429, details: { retryAfter: 5 } }

let turns = createTurns(RULES)
/** Names of the begun ones, in order. */
let begun: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  turns = createTurns(RULES)
  begun = []
})
afterEach(() => void vi.useRealTimers())

async function take(name: string, gone = staying): Promise<Turn> {
  const turn = await turns.take(name.slice(0, 3), gone)
  begun.push(name)
  return turn
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test("one turn per person and two per process; nobody waits behind another person's limit", async () => {
  const ann = await take('ann')
  const [second, cem, bob] = [take('ann 2'), take('cem'), take('bob')]
  await settled()
  expect(begun).toEqual(['ann', 'cem'])
  ann.end()
  await settled()
  expect(begun).toEqual(['ann', 'cem', 'ann 2'])
  const turn = await second
  expect([ann.hasWaited, turn.hasWaited]).toEqual([false, true])
  turn.end()
  await settled()
  expect(begun).toEqual(['ann', 'cem', 'ann 2', 'bob'])
  for (const one of [await cem, await bob]) one.end()
})

test("finished work frees the place of the process; the person's turn ends later", async () => {
  const [ann] = [await take('ann'), await take('bob')]
  const [second, cem] = [take('ann 2'), take('cem'), take('dan')]
  ann.leavePlace()
  ann.leavePlace()
  await settled()
  expect(begun).toEqual(['ann', 'bob', 'cem'])
  ann.end()
  await settled()
  expect(begun).toEqual(['ann', 'bob', 'cem'])
  ;(await cem)?.end()
  await settled()
  expect(begun).toEqual(['ann', 'bob', 'cem', 'ann 2'])
  await second
})

test('ending a turn twice frees one place', async () => {
  const [ann] = [await take('ann'), await take('bob')]
  const next = [take('cem'), take('dan')]
  ann.end()
  ann.end()
  await settled()
  expect(begun).toEqual(['ann', 'bob', 'cem'])
  ;(await next[0])?.end()
  await settled()
  expect(begun).toEqual(['ann', 'bob', 'cem', 'dan'])
})

describe('a full queue', () => {
  test('of one person refuses that person for now', async () => {
    const ann = await take('ann')
    const waiting = ['ann 2', 'ann 3', 'ann 4'].map((name) => take(name))
    await expect(take('ann 5')).rejects.toMatchObject(REFUSED)
    ann.end()
    const late = take('ann 6')
    for (const one of [...waiting, late]) (await one).end()
    expect(begun).toEqual(['ann', 'ann 2', 'ann 3', 'ann 4', 'ann 6'])
  })

  test('of the process refuses everybody', async () => {
    await Promise.all([take('ann'), take('bob')])
    for (const name of ['cem', 'dan', 'eve', 'fay', 'gus']) void take(name)
    await expect(take('hal')).rejects.toMatchObject(REFUSED)
  })
})

test('a wait ends after its time limit, and later requests keep waiting', async () => {
  const ann = await take('ann')
  const first = take('ann 2')
  const refused = expect(first).rejects.toMatchObject(REFUSED)
  await vi.advanceTimersByTimeAsync(10_000)
  const later = take('ann 3')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(begun).toEqual(['ann'])
  await vi.advanceTimersByTimeAsync(1)
  await refused
  ann.end()
  ;(await later).end()
  expect(begun).toEqual(['ann', 'ann 3'])
  expect(vi.getTimerCount()).toBe(0)
})

test('a client that leaves also leaves the queue', async () => {
  const leaving = new AbortController()
  const ann = await take('ann')
  const left = expect(take('ann 2', leaving.signal)).rejects.toThrow('gone')
  const stayed = take('ann 3')
  leaving.abort(new Error('gone'))
  await left
  ann.end()
  ;(await stayed).end()
  await expect(take('ann 4', leaving.signal)).rejects.toThrow('gone')
  expect(begun).toEqual(['ann', 'ann 3'])
  expect(vi.getTimerCount()).toBe(0)
})
