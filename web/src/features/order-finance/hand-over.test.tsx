import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { handoverEndpoints } from '@tracklane/contract/handover'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { AT, answerFinance, DUE, handOver, pageOf } from './order-finance.testing.ts'

const kept = handOver()

beforeEach(answerFinance)

/** Opens the form and waits for the orders that are due. */
async function openForm() {
  await screen.findByRole('checkbox', { name: 'All 4' })
  return within(screen.getByRole('dialog', { name: 'Hand-over · Carl Fast' }))
}

test('a hand-over takes the ticked orders, and the receipt opens', async () => {
  answer(handoverEndpoints.create, { data: kept })
  const router = renderScreen('/order/finance/?paid_at=all', { as: 'logist' })
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over: Carl Fast' }))
  const form = await openForm()
  expect(form.getByText('286.40 EUR', { normalizer: plain })).toBeTruthy()
  await userEvent.click(form.getByRole('checkbox', { name: /TL3/ }))
  expect(form.getByText('100.20 EUR stays open', { normalizer: plain })).toBeTruthy()
  await userEvent.click(form.getByRole('checkbox', { name: /TL4/ }))
  await userEvent.click(form.getByRole('button', { name: 'Mark 2 as paid and print receipt' }))
  await waitFor(() => expect(asked(handoverEndpoints.create)).toHaveLength(1))
  const [request] = asked(handoverEndpoints.create)
  expect(request?.body).toEqual({ courier_id: 5, order_ids: [1, 2], received_by: 'Ann Lee' })
  expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  expect(await screen.findByText('H-0218: 3 orders marked as paid')).toBeTruthy()
  await waitFor(() => expect(asked(handoverEndpoints.receipt).map(({ path }) => path)).toEqual(['/api/handover/31/receipt']))
  await waitFor(() => expect(router.state.location.search).toEqual({ paid_at: 'all' }))
  expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy()
})

test('Enter does not save: it ticks the only order that was found', async () => {
  renderScreen('/order/finance/?new=5', { as: 'logist' })
  const form = await openForm()
  await userEvent.type(form.getByRole('textbox', { name: 'Find an order' }), 'tl3{Enter}')
  expect((form.getByRole('checkbox', { name: /TL3/ }) as HTMLInputElement).checked).toBe(false)
  await userEvent.type(form.getByRole('textbox', { name: /Received by/ }), '{Enter}')
  expect(asked(handoverEndpoints.create)).toEqual([])
})

test('a hand-over needs orders and a receiver', async () => {
  renderScreen('/order/finance/?new=5', { as: 'logist' })
  const form = await openForm()
  const submit = () => form.getByRole('button', { name: /^Mark/ }) as HTMLButtonElement
  await userEvent.clear(form.getByRole('textbox', { name: /Received by/ }))
  expect(submit().disabled).toBe(true)
  await userEvent.type(form.getByRole('textbox', { name: /Received by/ }), 'Jonas')
  expect(submit().disabled).toBe(false)
  await userEvent.click(form.getByRole('checkbox', { name: 'All 4' }))
  expect(submit().disabled).toBe(true)
})

test('an order that was paid meanwhile is named, and the others can be handed over', async () => {
  refuse(handoverEndpoints.create, 422, { errors: { order_ids: ['TL2 is paid already'] } })
  renderScreen('/order/finance/?new=5', { as: 'logist' })
  const form = await openForm()
  answer(orderListEndpoints.list, pageOf(DUE.filter(({ id }) => id !== 2)))
  await userEvent.click(form.getByRole('button', { name: 'Mark 4 as paid and print receipt' }))
  expect(await screen.findByText('TL2 is paid already')).toBeTruthy()
  expect(await form.findByText('TL2 is not outstanding any more')).toBeTruthy()
  expect(form.getByRole('button', { name: 'Mark 3 as paid and print receipt' })).toBeTruthy()
})

test('an order of another hand-over is named, and cannot be ticked', async () => {
  answer(orderListEndpoints.list, pageOf(DUE.map((one) => (one.id === 2 ? { ...one, handover: { id: 31, number: 218 } } : one))))
  renderScreen('/order/finance/?new=5', { as: 'logist' })
  expect(await screen.findByRole('checkbox', { name: 'All 3' })).toBeTruthy()
  expect(screen.getByText('TL2 stands in a hand-over already: H-0218')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /TL2/ })).toBeNull()
})

test('a past hand-over is cancelled with a reason', async () => {
  answer(handoverEndpoints.cancel, { data: { ...kept, cancelled_at: AT, cancelled_by: 'Ann Lee', cancel_reason: 'Counted twice' } })
  renderScreen('/order/finance/', { as: 'logist' })
  const past = within(await screen.findByRole('list', { name: 'Past hand-overs' }))
  await userEvent.click(past.getByRole('button', { name: 'Take back H-0218' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take back H-0218' }))
  const confirm = dialog.getByRole('button', { name: 'Take back' }) as HTMLButtonElement
  expect(confirm.disabled).toBe(true)
  answer(handoverEndpoints.list, pageOf([{ ...kept, cancelled_at: AT }]))
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Counted twice')
  await userEvent.click(confirm)
  await waitFor(() => expect(asked(handoverEndpoints.cancel).map(({ body }) => body)).toEqual([{ reason: 'Counted twice' }]))
  expect(await past.findByText('taken back')).toBeTruthy()
  expect(past.queryByRole('button', { name: 'Take back H-0218' })).toBeNull()
})

test('the cancellation names the orders that become unpaid, and those of a later hand-over', async () => {
  const partly = { ...kept, held: [{ currency_code: 'EUR', total: '86.20', orders: 1 }] }
  answer(handoverEndpoints.list, pageOf([partly, { ...kept, id: 30, number: 217, held: [] }]))
  renderScreen('/order/finance/', { as: 'logist' })
  const past = within(await screen.findByRole('list', { name: 'Past hand-overs' }))
  expect(past.getByText('2 orders handed over again')).toBeTruthy()
  expect(past.getByText('3 orders handed over again')).toBeTruthy()
  await userEvent.click(past.getByRole('button', { name: 'Take back H-0218' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take back H-0218' }))
  expect(dialog.getByText('1 order of Carl Fast will be unpaid again: 86.20 EUR.', { normalizer: plain })).toBeTruthy()
  expect(dialog.getByText('2 orders were handed over again later and stay paid.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(past.getByRole('button', { name: 'Take back H-0217' }))
  const other = within(await screen.findByRole('dialog', { name: 'Take back H-0217' }))
  expect(other.getByText('3 orders were handed over again later and stay paid.')).toBeTruthy()
  expect(other.queryByText(/unpaid again/)).toBeNull()
})

test('the number of a hand-over opens it', async () => {
  const row = {
    order_id: 2,
    track: 'TL2',
    customer_full_name: 'Customer 2',
    delivered_at: AT,
    total: '86.20',
    currency_code: 'EUR',
    archived: false,
  }
  answer(handoverEndpoints.get, { data: { ...kept, order_rows: [{ ...row, superseded_by: { id: 40, number: 220 } }] } })
  const router = renderScreen('/order/finance/?paid_at=all', { as: 'logist' })
  await userEvent.click(await screen.findByRole('button', { name: 'H-0218' }))
  const view = within(await screen.findByRole('dialog', { name: 'Hand-over H-0218' }))
  expect(view.getByText('186.20 EUR', { normalizer: plain })).toBeTruthy()
  expect(view.getByText('superseded by H-0220')).toBeTruthy()
  await waitFor(() => expect(router.state.location.href).toBe('/order/finance/?paid_at=all&id=31'))
})

/** Returns the text with plain spaces: a no-break space joins amount and currency. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ').trim()
}
