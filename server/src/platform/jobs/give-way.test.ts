import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AtWork } from './at-work.ts'
import { giveWay } from './give-way.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Makes a job that took longer than the limit that counts. */
const job = () => ({ since: performance.now() - 60_000, leaving: new AbortController() }) as AtWork
const rounds = async () => {
  for (let round = 0; round < 5; round += 1) await new Promise(setImmediate)
}

async function resting(lastAt: number, one = job()) {
  let isOver = false
  void giveWay({ requests: { lastAt } }, one).then(() => {
    isOver = true
  })
  await rounds()
  return {
    isOver: () => isOver,
    after: async (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds)
      await rounds()
      return isOver
    },
  }
}

test('without other requests the next job follows at once', async () => {
  expect((await resting(Number.NEGATIVE_INFINITY)).isOver()).toBe(true)
})

test('beside other requests a place rests ten times as long as its job took, up to a limit', async () => {
  const rest = await resting(Number.POSITIVE_INFINITY)
  expect(rest.isOver()).toBe(false)
  expect(await rest.after(499)).toBe(false)
  expect(await rest.after(1)).toBe(true)
})

test('the end of the process ends the rest', async () => {
  const [before, meanwhile] = [job(), job()]
  before.leaving.abort()
  expect((await resting(Number.POSITIVE_INFINITY, before)).isOver()).toBe(true)
  const rest = await resting(Number.POSITIVE_INFINITY, meanwhile)
  meanwhile.leaving.abort()
  expect(await rest.after(0)).toBe(true)
})
