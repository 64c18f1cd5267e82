import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { STATUS } from '@tracklane/contract/order-status'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authQueries } from '#features/auth/auth.api.ts'
import { queryClient } from '#lib/query-client.ts'
import { answer, asked } from '#testing/answer.ts'
import { withDisk } from '#testing/durable.ts'
import { profileOf } from '#testing/render-screen.tsx'
import { delivery } from './courier-home.testing.ts'
import { outgoingMoves } from './outgoing-moves.api.ts'
import { useOutgoing } from './use-outgoing.ts'

withDisk()

const { setStatus } = orderMoveEndpoints
const ORDERS = [1, 2, 3]
const PROMISED = 15_000
const STEP = 500
/** Turns of the event loop that the disk needs for the whole queue; they take no time on the fake clock. */
const TURNS = 200
const { setImmediate } = globalThis as unknown as { setImmediate: (run: (turned: unknown) => void) => void } // missing in the types of browsers

beforeEach(() => {
  // Without setImmediate, which the disk needs.
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.spyOn(console, 'error').mockImplementation(() => {}) // failed requests are logged
})

afterEach(async () => {
  cleanup()
  await Promise.all([outgoingMoves.clear('7'), settle()])
  // Requests left by a failed row would block the queues of all later rows.
  for (const end of lost.splice(0)) end()
  await settle()
  vi.useRealTimers()
  outgoingMoves.useLine.setState({ sending: null, isStuck: false })
  vi.restoreAllMocks()
})

const waiting = () => outgoingMoves.useEntries.getState().entries.map(({ payload }) => payload.order_id)

async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += STEP) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(STEP, milliseconds - passed)))
    await settle()
  }
}

function settle(): Promise<void> {
  return act(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  })
}

const lost: (() => void)[] = []

/** Requests get no answer, not even an error; after that new requests are answered, and the old ones stay lost. */
async function silence(milliseconds: number): Promise<void> {
  answer(setStatus, () => new Promise((_, reject) => void lost.push(() => reject(new TypeError('The row is over')))))
  for (const order_id of ORDERS) {
    const body = { from_status_id: STATUS.IN_DELIVERY }
    await Promise.all([outgoingMoves.add('7', { order_id, track: `TL-${order_id}`, to: STATUS.DELIVERED, body }), settle()])
  }
  const wrapper = ({ children }: PropsWithChildren) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  queryClient.setQueryData(authQueries.profile().queryKey, profileOf('courier'))
  renderHook(() => useOutgoing(profileOf('courier')), { wrapper })
  await settle()
  await pass(milliseconds)
}

const sent: number[] = []

function speak(): void {
  sent.length = 0
  answer(setStatus, ({ path }) => {
    const id = Number(/\d+/.exec(path)?.[0])
    sent.push(id)
    return { data: delivery({ id, status_id: STATUS.DELIVERED }) }
  })
}

/** The moments of the queue's rhythm, and long afterwards: right after a request, right before it gives up, between two tries. */
const SECONDS = [...Array.from({ length: 45 }, (_, half) => half / 2), 0.001, 7.999, 8.001, 9.999, 10.001, 17.999, 20.001, 120, 123.5]

test.each(SECONDS)('after %s s without a network every move is sent within 15 s', async (seconds) => {
  await silence(seconds * 1_000)
  expect(waiting()).toEqual(ORDERS)
  expect(asked(setStatus).length).toBeGreaterThan(0)
  speak()
  await pass(PROMISED)
  expect(sent).toEqual(ORDERS)
  expect(waiting()).toEqual([])
})
