import { act } from '@testing-library/react'
import { authEndpoints } from '@tracklane/contract/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asked, stayMute } from '#testing/answer.ts'
import { FakePusher } from '#testing/fake-pusher.ts'
import { eventually } from '#testing/hang.ts'
import { profileOf } from '#testing/render-screen.tsx'
import { call } from './http.ts'
import { connectRealtime, disconnectRealtime } from './realtime.ts'
import { renewReads } from './renewable.ts'

vi.mock('pusher-js', async () => ({ default: (await import('#testing/fake-pusher.ts')).FakePusher }))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }))
afterEach(async () => {
  await waitFor(120_000) // ends every wait of this test
  act(() => disconnectRealtime())
  vi.useRealTimers()
})

async function waitFor(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

/** Makes a read without an answer. Returns which of its requests were given up, and a mock for its end. */
function unanswered(options = {}) {
  const given: AbortSignal[] = []
  vi.mocked(fetch).mockImplementation(async (_url, init) => {
    given.push(init?.signal as AbortSignal) // `call` passes one
    return new Promise(() => undefined)
  })
  const ended = vi.fn()
  call(authEndpoints.profile, options).catch(ended)
  return { ended, givenUp: () => given.map(({ aborted }) => aborted) }
}

test('a read that has waited long is sent anew once the server answers, with its full time', async () => {
  const { ended, givenUp } = unanswered()
  await waitFor(2_900)
  renewReads()
  expect(givenUp()).toEqual([false])

  await waitFor(5_000)
  renewReads()
  expect(givenUp()).toEqual([true, false])
  await waitFor(9_900)
  expect(ended).not.toHaveBeenCalled()
  await waitFor(200)
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 0 }))
  renewReads()
  expect(givenUp()).toEqual([true, true])
})

test('only the second answer of a repeated read is used', async () => {
  let comesLate: (response: Response) => void = () => undefined
  const first = new Promise<Response>((resolve) => {
    comesLate = resolve
  })
  vi.mocked(fetch).mockImplementationOnce(() => first)
  vi.mocked(fetch).mockImplementationOnce(async () => Response.json({ data: profileOf('reporter') }))
  const reply = call(authEndpoints.profile)
  await waitFor(5_000)
  renewReads()
  comesLate(Response.json({ data: profileOf('logist') }))
  expect(await reply).toMatchObject({ data: { role: 'reporter' } })
})

test('a change is never sent twice', async () => {
  stayMute(authEndpoints.logout, authEndpoints.csrfCookie)
  call(authEndpoints.logout).catch(() => undefined)
  await waitFor(10_000)
  renewReads()
  expect([...asked(authEndpoints.csrfCookie), ...asked(authEndpoints.logout)]).toHaveLength(1)
})

test('the live connection triggers it at the end of a reported loss', async () => {
  FakePusher.last = undefined
  connectRealtime({ key: 'key', host: null, port: 443, scheme: 'https' })
  const pusher = await eventually(() => FakePusher.last ?? Promise.reject(new Error('not yet')))
  const { givenUp } = unanswered({ limit: 60_000 })
  await waitFor(4_000)
  for (const state of ['connected', 'connecting', 'connected']) act(() => pusher.move(state))
  await waitFor(4_000)
  expect(givenUp()).toEqual([false])
  act(() => pusher.move('connecting'))
  await waitFor(2_000)
  act(() => pusher.move('connected'))
  expect(givenUp()).toEqual([true, false])
})
