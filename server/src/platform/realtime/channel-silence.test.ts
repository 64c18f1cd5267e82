import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChannelSilence } from './channel-silence.ts'
import { OWNER, openHarness, Raw, undoAll, urlOf } from './harness.testing.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(async () => {
  vi.useRealTimers()
  await undoAll()
})

test('a channel is silent since its last event, or since the first listener', () => {
  const quiet = new ChannelSilence()
  vi.advanceTimersByTime(5_000)
  quiet.heard('one')
  vi.advanceTimersByTime(1_000)
  expect([quiet.of('one'), quiet.of('other')]).toEqual([1_000, 6_000])
  quiet.heard('one')
  vi.advanceTimersByTime(10)
  expect(quiet.of('one')).toBe(10)
})

test('silence begins anew where an event may have been missed', () => {
  const quiet = new ChannelSilence()
  quiet.heard('one')
  vi.advanceTimersByTime(5_000)
  quiet.missed()
  vi.advanceTimersByTime(300)
  expect([quiet.of('one'), quiet.of('other')]).toEqual([300, 300])
})

test('beyond the number of remembered channels, silence is never reported too long', () => {
  const quiet = new ChannelSilence()
  quiet.heard('first')
  vi.advanceTimersByTime(1_000)
  for (let at = 0; at < 10_000; at += 1) quiet.heard(`channel ${at}`)
  vi.advanceTimersByTime(50)
  expect([quiet.of('first'), quiet.of('never'), quiet.of('channel 9999')]).toEqual([1_050, 1_050, 50])
})

test('a subscription reports how long its channel has been silent', async () => {
  const { realtime, port } = await openHarness()
  vi.advanceTimersByTime(60_000)
  realtime.publish('private-user.7', 'message', { id: 1 })
  vi.advanceTimersByTime(2_000)
  const raw = new Raw(urlOf(port))
  const id = await raw.socketId()
  const told: unknown[] = []
  for (const channel of ['private-user.7', 'private-user.8']) {
    raw.say({ event: 'pusher:subscribe', data: { channel, auth: await realtime.authorize(id, channel, OWNER) } })
    told.push((await raw.next('pusher_internal:subscription_succeeded')).data)
  }
  expect(told).toEqual([{ quiet_ms: 2_000 }, { quiet_ms: 62_000 }])
})
