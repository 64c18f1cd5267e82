import { act, cleanup, renderHook } from '@testing-library/react'
import { authEndpoints } from '@tracklane/contract/auth'
import { realtimeEndpoints } from '@tracklane/contract/realtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cutOff, refuse } from '#testing/answer.ts'
import { FakePusher, type Handler } from '#testing/fake-pusher.ts'
import { eventually } from '#testing/hang.ts'
import { sinceOpened } from './clock.ts'
import { call } from './http.ts'
import { connection, connectRealtime, disconnectRealtime, onReconnected, onTurnedAway, useChannel } from './realtime.ts'

vi.mock('pusher-js', async () => ({ default: (await import('#testing/fake-pusher.ts')).FakePusher }))

const SETTINGS = { key: 'key', host: null, port: 443, scheme: 'https' } as const
const ORDERS = 'private-orders.1.2'
const undo: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  FakePusher.last = undefined
})

afterEach(() => {
  cleanup()
  for (const step of undo.splice(0)) step()
  act(() => disconnectRealtime())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function connect(settings: Parameters<typeof connectRealtime>[0] = SETTINGS): Promise<FakePusher> {
  connectRealtime(settings)
  return eventually(() => {
    if (!FakePusher.last) throw new Error('not yet')
    return FakePusher.last
  })
}

/** Returns the moments from which on something was missed, in milliseconds ago. */
function missed(): number[] {
  const ages: number[] = []
  undo.push(onReconnected((moment) => void ages.push(Math.round(sinceOpened() - moment))))
  return ages
}

test('the client connects to the server of its page, on its port', async () => {
  const { options } = await connect()
  expect(options).toMatchObject({ wsHost: location.hostname, wsPort: Number(location.port) || 80, forceTLS: false, cluster: '' })
})

test('an external service is used by its settings', async () => {
  const { key, options } = await connect({ key: 'other', host: 'push.example', port: 8443, scheme: 'https' })
  expect(key).toBe('other')
  expect(options).toMatchObject({ wsHost: 'push.example', wsPort: 8443, wssPort: 8443, forceTLS: true })
})

test('a component gets events of its channel with its present handlers, until it is removed', async () => {
  const heard: string[] = []
  const { rerender, unmount } = renderHook(
    ({ name }) => useChannel(ORDERS, { 'orders-changed': ({ ids }) => void heard.push(`${name} ${ids}`) }),
    {
      initialProps: { name: 'first' },
    },
  )
  const pusher = await connect()
  const channel = pusher.channel(ORDERS)
  channel?.emit('orders-changed', { ids: [1], version: 1 })
  rerender({ name: 'second' })
  channel?.emit('orders-changed', { ids: [2], version: 2 })
  channel?.emit('orders-changed', { nonsense: true })
  channel?.emit('unheard-of', {})
  unmount()
  channel?.emit('orders-changed', { ids: [3], version: 3 })

  expect(heard).toEqual(['first 1', 'second 2'])
  expect(pusher.channel(ORDERS)).toBeUndefined()
})

test('two components share one channel until both are removed', async () => {
  const pusher = await connect()
  const heard: number[] = []
  const one = renderHook(() => useChannel(ORDERS, { 'orders-changed': () => void heard.push(1) }))
  const two = renderHook(() => useChannel(ORDERS, { 'orders-changed': () => void heard.push(2) }))
  pusher.channel(ORDERS)?.emit('orders-changed', { ids: null, version: 1 })
  one.unmount()
  pusher.channel(ORDERS)?.emit('orders-changed', { ids: null, version: 2 })
  two.unmount()

  expect(heard).toEqual([1, 2, 2])
  expect(pusher.channel(ORDERS)).toBeUndefined()
})

test('once every channel is subscribed again, the handlers learn since when events may be missing', async () => {
  renderHook(() => useChannel(ORDERS, {}))
  renderHook(() => useChannel('private-user.1', {}))
  const pusher = await connect()
  pusher.move('connected')
  pusher.confirm(5_000)
  const ages = missed()

  pusher.move('connecting')
  pusher.move('connected')
  pusher.channel(ORDERS)?.emit('pusher:subscription_succeeded', { quiet_ms: 700 })
  expect(ages).toEqual([])
  pusher.channel('private-user.1')?.emit('pusher:subscription_succeeded', { quiet_ms: 9_000 })
  expect(ages).toEqual([700])
})

test('a service that does not tell how long it was silent may have sent anything', async () => {
  renderHook(() => useChannel(ORDERS, {}))
  const pusher = await connect()
  pusher.move('connected')
  const ages = missed()
  pusher.confirm()
  expect(ages).toEqual([0])
})

test('a gap in the versions of a channel means that an event was missed', async () => {
  renderHook(() => useChannel(ORDERS, {}))
  const pusher = await connect()
  const ages = missed()
  const say = (version: number) => pusher.channel(ORDERS)?.emit('orders-changed', { ids: [1], version })

  say(7)
  say(8)
  expect(ages).toEqual([])
  say(10)
  expect(ages).toEqual([0])
  say(11)
  expect(ages).toEqual([0])
})

test.each([
  ['is not confirmed', () => undefined],
  ['is refused', (pusher: FakePusher) => pusher.channel(ORDERS)?.emit('pusher:subscription_error', { status: 403 })],
])('the connection does not count as live while a channel %s', async (_what, answered) => {
  renderHook(() => useChannel(ORDERS, {}))
  const pusher = await connect()
  pusher.move('connected')
  act(() => void answered(pusher))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(connection.status()).toBe('unavailable')
  act(() => pusher.confirm(0))
  expect(connection.status()).toBe('connected')
})

test('a channel without listeners is not waited for', async () => {
  renderHook(() => useChannel(ORDERS, {}))
  const { unmount } = renderHook(() => useChannel('private-user.1', {}))
  const pusher = await connect()
  pusher.move('connected')
  act(() => void pusher.channel(ORDERS)?.emit('pusher:subscription_succeeded', { quiet_ms: 0 }))
  expect(connection.status()).toBe('connecting')
  unmount()
  expect(connection.status()).toBe('connected')
})

test('the connection is tried at once when the server answers again', async () => {
  const pusher = await connect()
  pusher.move('connected')
  pusher.move('unavailable')
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  const before = pusher.revived
  cutOff(realtimeEndpoints.broadcasting)
  refuse(authEndpoints.csrfCookie, 401)
  const body = { socket_id: '1.2', channel_name: ORDERS }
  await expect(call(realtimeEndpoints.broadcasting, { body })).rejects.toMatchObject({ status: 0 })
  expect(pusher.revived).toBe(before)
  refuse(realtimeEndpoints.broadcasting, 403)
  await expect(call(realtimeEndpoints.broadcasting, { body })).rejects.toMatchObject({ status: 403 })
  expect(pusher.revived).toBe(before + 1)
})

test('a lost connection is shown after a moment, and not when it is back at once', async () => {
  const pusher = await connect()
  expect(connection.status()).toBe('connecting')
  pusher.move('connected')
  expect(connection.status()).toBe('connected')

  pusher.move('connecting')
  pusher.move('connected')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(connection.status()).toBe('connected')

  pusher.move('connecting')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(connection.status()).toBe('unavailable')
  pusher.move('connected')
  expect(connection.status()).toBe('connected')
})

test('the connection to an unreachable server is tried again and again', async () => {
  const pusher = await connect()
  pusher.move('connected')
  pusher.move('connecting')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(pusher.revived).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(pusher.revived).toBeGreaterThan(2)
})

test('a connection ended by the server is reported and opened again', async () => {
  const pusher = await connect()
  let refused = 0
  undo.push(onTurnedAway(() => void refused++))
  pusher.move('connected')
  pusher.move('disconnected')
  expect(refused).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(pusher.revived).toBe(1)
})

test('disconnecting is final, also while the client is connecting', async () => {
  connectRealtime(SETTINGS)
  disconnectRealtime()
  await vi.dynamicImportSettled()
  expect(FakePusher.last).toBeUndefined()

  const pusher = await connect()
  act(() => disconnectRealtime())
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(pusher.isClosed).toBe(true)
  expect(pusher.revived).toBe(0)
})

type Authorize = (params: { socketId: string; channelName: string }, answer: Handler) => void

test('subscriptions are signed through the typed client; a failed request is repeated, a refusal is not', async () => {
  renderHook(() => useChannel(ORDERS, {}))
  const pusher = await connect()
  const { customHandler } = pusher.options.channelAuthorization as { customHandler: Authorize } // the option under test
  const subscribed = vi.spyOn(pusher, 'subscribe')
  const ask = () =>
    new Promise<unknown[]>((resolve) => customHandler({ socketId: '1.2', channelName: ORDERS }, (...answer) => resolve(answer)))
  const requests: [string, unknown][] = []
  const answers = [Response.json({ auth: 'key:abc' }), new Response('{}', { status: 403 }), new Response('{}', { status: 500 })]
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/sanctum/csrf-cookie') return new Response(null, { status: 204 })
    requests.push([url, JSON.parse(String(init.body))])
    return answers.shift()
  })

  expect(await ask()).toEqual([null, { auth: 'key:abc' }])
  expect(requests).toEqual([['/broadcasting/auth', { socket_id: '1.2', channel_name: ORDERS }]])
  expect(await ask()).toEqual([expect.any(Error), null])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(subscribed).not.toHaveBeenCalled()
  expect(await ask()).toEqual([expect.any(Error), null])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(subscribed).toHaveBeenCalledWith(ORDERS)
})

test('a channel that was refused once and is subscribed over another connection is not waited for', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderHook(() => useChannel(ORDERS, {}))
  const pusher = await connect()
  const { customHandler } = pusher.options.channelAuthorization as { customHandler: Authorize } // the option under test
  pusher.move('connected')
  refuse(realtimeEndpoints.broadcasting, 503)
  await new Promise((resolve) => customHandler({ socketId: '1.2', channelName: ORDERS }, resolve))
  act(() => void pusher.channel(ORDERS)?.emit('pusher:subscription_error', { status: 503 }))
  pusher.move('connecting')
  pusher.move('connected')
  act(() => pusher.confirm(0))
  expect(connection.status()).toBe('connected')
  await act(() => vi.advanceTimersByTimeAsync(30_000)) // long after another subscription would have been sent
  expect(connection.status()).toBe('connected')
})
