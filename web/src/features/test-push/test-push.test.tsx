import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { configEndpoints } from '@tracklane/contract/config'
import { testPushEndpoints } from '@tracklane/contract/test-push'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { FakePusher } from '#testing/fake-pusher.ts'
import { renderScreen } from '#testing/render-screen.tsx'

vi.mock('pusher-js', async () => ({ default: (await import('#testing/fake-pusher.ts')).FakePusher }))

const OWN = 'private-user.7'
const realtime = { key: 'key', host: null, port: 80, scheme: 'http' } as const

beforeEach(() => {
  FakePusher.last = undefined
  answer(configEndpoints.get, { data: { brand: 'Tracklane', password_mail: false, realtime } })
  answer(testPushEndpoints.send, { data: { channel: OWN } })
})
afterEach(() => void vi.useRealTimers())

async function connected(): Promise<FakePusher> {
  await waitFor(() => expect(FakePusher.last).toBeDefined())
  const pusher = FakePusher.last
  if (!pusher) throw new Error('not connected')
  pusher.move('connected')
  act(() => pusher.confirm())
  return pusher
}

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send a test message' }))
const come = (pusher: FakePusher, id: unknown) => {
  act(() => pusher.channel(OWN)?.emit('test-push', { id }))
  pusher.say()
}
const signOf = (at: number) => asked(testPushEndpoints.send).map(({ body }) => (body as { id: string }).id)[at]

test('the page shows the state, transport and channels of the connection and its last event', async () => {
  renderScreen('/test-push', { as: 'security' })
  await screen.findByRole('heading', { name: 'Live connection' })
  expect(fact('State')).toBe('Connecting')
  expect(fact('Last event')).toBe('None since this page was opened')
  const pusher = await connected()
  await waitFor(() => expect(fact('State')).toBe('Connected'))
  expect(fact('Transport')).toBe(`WebSocket, not encrypted, to ${location.host} (this server)`)
  expect(fact('Channels')).toBe(`${OWN} heard`)
  act(() => pusher.channel(OWN)?.emit('message', { id: 1, text: 'Hello', type: 'account' }))
  pusher.say()
  expect(fact('Last event')).toMatch(/^message on private-user\.7, /)
  pusher.move('unavailable')
  await waitFor(() => expect(fact('Channels')).toBe(`${OWN} not heard`))
})

test('an external service is named', async () => {
  answer(configEndpoints.get, {
    data: { brand: 'T', password_mail: false, realtime: { ...realtime, host: 'push.example', port: 443, scheme: 'https' } },
  })
  renderScreen('/test-push', { as: 'courier' })
  await waitFor(() => expect(fact('Transport')).toBe('WebSocket, encrypted, to push.example:443 (a service elsewhere)'))
})

test('a test message shows its duration; one of an earlier test is ignored', async () => {
  renderScreen('/test-push', { as: 'logist' })
  const pusher = await connected()
  await screen.findByRole('heading', { name: 'Live connection' })
  await send()
  expect(fact('Test message')).toBe('Under way…')
  await send()
  await waitFor(() => expect(asked(testPushEndpoints.send)).toHaveLength(2))
  come(pusher, signOf(0))
  expect(fact('Test message')).toBe('Under way…')
  come(pusher, signOf(1))
  expect(fact('Test message')).toMatch(/^Arrived after [\d,]+ ms$/)
})

test('a message that takes longer than ten seconds is late, and counts when it arrives', async () => {
  renderScreen('/test-push', { as: 'logist' })
  const pusher = await connected()
  await screen.findByRole('heading', { name: 'Live connection' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await send()
  await waitFor(() => expect(asked(testPushEndpoints.send)).toHaveLength(1))
  act(() => void vi.advanceTimersByTime(10_000))
  expect(fact('Test message')).toMatch(/^Nothing came within ten seconds/)
  come(pusher, signOf(0))
  expect(fact('Test message')).toMatch(/^Arrived after/)
})

test('a refusal of the server is shown', async () => {
  refuse(testPushEndpoints.send, 503, { error: 'Not now' })
  renderScreen('/test-push', { as: 'reporter' })
  await connected()
  await screen.findByRole('heading', { name: 'Live connection' })
  await send()
  await waitFor(() => expect(fact('Test message')).toBe('Not now'))
})
