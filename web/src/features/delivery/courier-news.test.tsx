import { act, screen, waitFor } from '@testing-library/react'
import { deliveryEndpoints } from '@tracklane/contract/delivery'
import { userChannel } from '@tracklane/contract/realtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asked } from '#testing/answer.ts'
import { withDisk } from '#testing/durable.ts'
import { FakePusher } from '#testing/fake-pusher.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerDeliveries, delivery, NOW } from './courier-home.testing.ts'

withDisk()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  FakePusher.last = undefined
})
afterEach(() => void vi.useRealTimers())

async function openDay(): Promise<FakePusher> {
  renderScreen('/', { as: 'courier' })
  await screen.findByText('TL0000000001')
  const pusher = await waitFor(() => {
    if (!FakePusher.last?.channel(userChannel(7))) throw new Error('Nothing is listened to yet')
    return FakePusher.last
  })
  pusher.move('connected')
  act(() => pusher.confirm(3_600_000))
  return pusher
}

/** A minute later the office has done that. */
function tell(pusher: FakePusher, orders: ReturnType<typeof delivery>[]): void {
  vi.setSystemTime(Date.now() + 60_000)
  answerDeliveries(orders)
  act(() => pusher.channel(userChannel(7))?.emit('orders-changed', { ids: [1, 2], version: 1 }))
}

test('a courier is told in words what the office does', async () => {
  answerDeliveries([delivery(), delivery({ id: 2, track: 'TL2' })])
  const pusher = await openDay()
  tell(pusher, [delivery({ version: 2 }), delivery({ id: 3, track: 'TL3' }), delivery({ id: 4, track: 'TL4' })])
  const texts = await waitFor(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    if (alerts.length < 3) throw new Error('Not all of them yet')
    return alerts.join()
  })
  expect(texts).toContain('2 orders were added')
  expect(texts).toContain('Order TL0000000001 was changed')
  expect(texts).toContain('Order TL2 was taken away')
})

test('the first answer is no news', async () => {
  answerDeliveries([delivery()])
  await openDay()
  expect(asked(deliveryEndpoints.deliveries)).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})
