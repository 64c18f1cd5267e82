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

const DUE = [1, 2].map((id) => orderRow({ id, track: `TL${id}`, status_id: 7, total: '10.00', courier_id: 5, courier: 'Carl Fast' }))
const FORM = { name: 'Hand-over · Carl Fast' }

beforeEach(() => {
  answer(orderFinanceEndpoints.sums, { data: [], meta: { counted_at: '2026-03-01T08:00:00.000Z' } })
  answer(handoverEndpoints.list, pageOf([handOver()]))
  answer(orderListEndpoints.list, pageOf(DUE))
})

async function openForm() {
  const router = renderScreen('/order/finance/?paid_at=all', { as: 'logist' })
  await screen.findByText('No money yet')
  await act(() => router.navigate({ to: '/order/finance/', search: { paid_at: 'all', new: 5 } }))
  await screen.findByRole('checkbox', { name: 'All 2' })
  return { router, form: within(screen.getByRole('dialog', FORM)) }
}

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' })
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', FORM)).toBeNull())

test('a hand-over with a removed tick asks before Escape, the close button or another screen lose it', async () => {
  const { router, form } = await openForm()
  await userEvent.click(form.getByRole('checkbox', { name: /TL2/ }))
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(form.getByRole('button', { name: 'Close' })),
    () => act(async () => void router.navigate({ to: '/order/index' })),
  ]
  for (const leave of ways) {
    await leave()
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull())
    expect((form.getByRole('checkbox', { name: /TL2/ }) as HTMLInputElement).checked).toBe(false)
  }
  await userEvent.keyboard('{Escape}')
  await userEvent.click(within(await question()).getByRole('button', { name: 'Leave' }))
  await isGone()
})

test('a hand-over with a changed receiver asks too', async () => {
  const { form } = await openForm()
  await userEvent.type(form.getByRole('textbox', { name: /Received by/ }), ' Jr')
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
  expect(await question()).toBeTruthy()
})

test('an unchanged hand-over and a saved one are left without a question', async () => {
  answer(handoverEndpoints.create, { data: handOver() })
  const { router, form } = await openForm()
  await userEvent.click(form.getByRole('checkbox', { name: /TL2/ }))
  await userEvent.click(form.getByRole('checkbox', { name: /TL2/ }))
  await userEvent.keyboard('{Escape}')
  await isGone()

  await act(() => router.navigate({ to: '/order/finance/', search: { paid_at: 'all', new: 5 } }))
  const again = within(await screen.findByRole('dialog', FORM))
  await userEvent.click(again.getByRole('checkbox', { name: /TL2/ }))
  await userEvent.click(again.getByRole('button', { name: 'Mark 1 as paid and print receipt' }))
  await isGone()
  expect(asked(handoverEndpoints.create)).toHaveLength(1)
  expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull()
})
