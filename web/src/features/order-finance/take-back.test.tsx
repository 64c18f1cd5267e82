import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { handoverEndpoints } from '@tracklane/contract/handover'
import { orderFinanceEndpoints } from '@tracklane/contract/order-finance'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { handOver, pageOf } from './order-finance.testing.ts'

beforeEach(() => {
  answer(orderFinanceEndpoints.sums, { data: [], meta: { counted_at: '2026-03-01T08:00:00.000Z' } })
  answer(handoverEndpoints.list, pageOf([handOver()]))
  answer(handoverEndpoints.create, { data: handOver() })
  answer(orderListEndpoints.list, pageOf([orderRow({ id: 1, track: 'TL1', status_id: 7, courier_id: 5, courier: 'Carl Fast' })]))
})

/** Hands over, and leaves the screen before taking back. */
async function handOverAndLeave() {
  const router = renderScreen('/order/finance/?paid_at=all&new=5', { as: 'logist' })
  await screen.findByRole('checkbox', { name: 'All 1' })
  await userEvent.click(screen.getByRole('button', { name: 'Mark 1 as paid and print receipt' }))
  await screen.findByText('H-0218: 3 orders marked as paid')
  await act(() => router.navigate({ to: '/order/index' }))
  await screen.findByRole('heading', { name: 'Orders' })
  return router
}

test.each([
  ['its button', async () => userEvent.click(screen.getByRole('button', { name: 'Take back' }))],
  ['Z', async () => userEvent.keyboard('z')],
])('a hand-over can be cancelled from other screens: by %s', async (_how, press) => {
  answer(handoverEndpoints.cancel, { data: handOver({ cancelled_at: '2026-03-01T09:00:00.000Z' }) })
  const router = await handOverAndLeave()
  await press()
  const dialog = within(await screen.findByRole('dialog', { name: 'Take back H-0218' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Counted twice')
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }))
  await waitFor(() => expect(asked(handoverEndpoints.cancel).map(({ body }) => body)).toEqual([{ reason: 'Counted twice' }]))
  expect(await screen.findByText('H-0218 is taken back')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/order/index')
})

test('a typed reason asks before it is lost', async () => {
  renderScreen('/order/finance/', { as: 'logist' })
  await userEvent.click(await screen.findByRole('button', { name: 'Take back H-0218' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take back H-0218' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Counted')
  await userEvent.keyboard('{Escape}')
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull())
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveProperty('value', 'Counted')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Take back H-0218' })).toBeNull())
  expect(asked(handoverEndpoints.cancel)).toEqual([])
})
