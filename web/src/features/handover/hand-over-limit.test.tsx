import { screen, within } from '@testing-library/react'
import { handoverEndpoints } from '@tracklane/contract/handover'
import { orderFinanceEndpoints } from '@tracklane/contract/order-finance'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer } from '#testing/answer.ts'
import { onePage } from '#testing/one-page.ts'
import { renderScreen } from '#testing/render-screen.tsx'

/** Opens the form of a courier with so many outstanding orders. A page has one of them, so that thousands need not be drawn. */
async function openForm(total: number) {
  answer(orderFinanceEndpoints.sums, { data: [], meta: { counted_at: '2026-03-01T08:00:00.000Z' } })
  answer(handoverEndpoints.list, onePage([]))
  answer(orderListEndpoints.list, ({ query }) => {
    const id = Number(query.get('page'))
    const row = orderRow({ id, track: `TL${id}`, status_id: 7, courier_id: 5, courier: 'Carl Fast' })
    return { data: [row], meta: { current_page: id, per_page: 100, total, last_page: Math.ceil(total / 100) } }
  })
  renderScreen('/order/finance/?new=5', { as: 'logist' })
  const form = within(await screen.findByRole('dialog', { name: 'Hand-over · Carl Fast' }))
  await form.findByRole('checkbox', { name: /^All / })
  return form
}

test('a courier with more orders than one hand-over takes: the form says so', async () => {
  const form = await openForm(2_345)
  expect(form.getByText('These are 20 of 2,345 orders. One hand-over takes no more: hand the others over next.')).toBeTruthy()
})

test('a courier with all orders listed: the form mentions no others', async () => {
  const form = await openForm(1)
  expect(form.queryByText(/^These are/)).toBeNull()
})
