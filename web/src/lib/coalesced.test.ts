import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coalesced, repeated } from './coalesced.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const never = () => new Promise(() => undefined)

test('many calls in a row cost one run at once and one after it', async () => {
  const run = vi.fn(async () => undefined)
  const ask = coalesced(run, 250)
  for (let times = 0; times < 5; times += 1) ask()
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(2)
})

test.each([
  ['never ends', never],
  ['fails', () => Promise.reject(new Error('no'))],
])('a run that %s does not delay later calls', async (_what, first) => {
  const run = vi.fn<() => Promise<unknown>>(async () => undefined).mockImplementationOnce(first)
  const ask = coalesced(run, 250)
  ask()
  ask()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(run).toHaveBeenCalledTimes(2)
  ask()
  expect(run).toHaveBeenCalledTimes(3)
})

test('a repeated run rests after each time, and never runs twice at once', async () => {
  let running = 0
  let most = 0
  const run = vi.fn(async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 8_000))
    running -= 1
  })
  const stop = repeated(run, 5_000)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(most).toBe(1)
  expect(run.mock.calls.length).toBeGreaterThanOrEqual(4)
  expect(run.mock.calls.length).toBeLessThanOrEqual(5)
  stop()
  const calls = run.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(calls)
})

test('it does not repeat in a hidden tab, and repeats at once when the tab is shown', async () => {
  const run = vi.fn(async () => undefined)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const stop = repeated(run, 5_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(run).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(run).toHaveBeenCalledTimes(1)
  stop()
})

test('a run that never ends does not end the repetition', async () => {
  const run = vi.fn(never)
  const stop = repeated(run, 5_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run.mock.calls.length).toBeGreaterThanOrEqual(2)
  stop()
})
