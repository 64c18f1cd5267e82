import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type HandOver, handoverEndpoints } from '@tracklane/contract/handover'
import { type FinanceRow, orderFinanceEndpoints } from '@tracklane/contract/order-finance'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { handOver, pageOf } from './order-finance.testing.ts'
import { periodOf } from './period.rules.ts'

const AT = '2026-03-01T08:00:00.000Z'
const NOTHING = { expected: '0.00', expected_orders: 0, outstanding: '0.00', outstanding_orders: 0 }
const row = (patch: Partial<FinanceRow>): FinanceRow => ({
  ...NOTHING,
  courier_id: 5,
  courier: 'Carl Fast',
  currency_code: 'EUR',
  collected: '0.00',
  collected_orders: 0,
  prepaid: '0.00',
  prepaid_orders: 0,
  ...patch,
})
const ROWS = [
  row({ expected: '412.30', expected_orders: 6, outstanding: '286.40', outstanding_orders: 3, prepaid: '9.90', prepaid_orders: 1 }),
  row({ currency_code: 'PLN', outstanding: '813.40', outstanding_orders: 1 }),
  row({ courier_id: null, courier: null, outstanding: '62.40', outstanding_orders: 1, collected: '1284.60', collected_orders: 17 }),
]
const order = (id: number, total: string, currency_code = 'EUR') =>
  orderRow({
    id,
    track: `TL${id}`,
    customer_full_name: `Customer ${id}`,
    status_id: 7,
    total,
    currency_code,
    courier_id: 5,
    courier: 'Carl Fast',
  })
const DUE = [order(1, '100.00'), order(2, '86.20'), order(3, '100.20'), order(4, '813.40', 'PLN')]

const kept = handOver()

beforeEach(() => {
  answer(orderFinanceEndpoints.sums, { data: ROWS, meta: { counted_at: AT } })
  answer(handoverEndpoints.list, pageOf([kept]))
  answer(orderListEndpoints.list, pageOf(DUE))
})

/** Opens the form and waits for the orders that are due. */
async function openForm() {
  await screen.findByRole('checkbox', { name: 'All 4' })
  return within(screen.getByRole('dialog', { name: 'Hand-over · Carl Fast' }))
}

const lineOf = async (name: RegExp) => within((await screen.findAllByRole('row', { name }))[0] as HTMLElement)
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

test('every sum links to exactly its orders, archived ones too', async () => {
  renderScreen('/order/finance/?paid_at_from=2026-03-01&paid_at_to=2026-03-28', { as: 'logist' })
  const carl = await lineOf(/^Carl Fast EUR/)
  expect(hrefs(carl.getAllByRole('link'))).toEqual([
    '/order/index?archived=any&status_id=6&payment_type=1&currency_code=EUR&courier_id=5',
    '/order/index?archived=any&status_id=7,8,9&payment_type=1&paid=0&currency_code=EUR&courier_id=5',
  ])
  const nobody = await lineOf(/^No courier/)
  const collected = nobody.getByRole('link', { name: /1,284.60/ })
  expect(collected.getAttribute('href')).toBe(
    '/order/index?archived=any&payment_type=1&paid_at_from=2026-03-01&paid_at_to=2026-03-28&currency_code=EUR&has_courier=0',
  )
  const total = await lineOf(/^Total EUR/)
  expect(total.getByRole('link', { name: /^348\.80/ }).getAttribute('href')).toBe(
    '/order/index?archived=any&status_id=7,8,9&payment_type=1&paid=0&currency_code=EUR',
  )
  const prepaid = screen.getByRole('link', { name: /^9\.90/ })
  expect(prepaid.getAttribute('href')).toContain('payment_type=2&paid_at_from=2026-03-01')
})

test('a sum is heard with its currency, once', async () => {
  renderScreen('/order/finance/?paid_at=all', { as: 'logist' })
  const expected = within(await screen.findByRole('region', { name: 'Expected' }))
  expect(expected.getByRole('link').textContent).toBe('412.30\u00a0EUR 6 orders, Expected')
  const carl = await lineOf(/^Carl Fast EUR/)
  expect(carl.getAllByRole('link')[0]?.textContent).toBe('412.30 EUR, 6 orders, Carl Fast')
})

test('amounts as of now and amounts of the period are marked', async () => {
  const router = renderScreen('/order/finance/?paid_at=all', { as: 'logist' })
  const expected = within(await screen.findByRole('region', { name: 'Expected' }))
  expect(expected.getByText('as of now')).toBeTruthy()
  const collected = within(screen.getByRole('region', { name: 'Collected' }))
  expect(collected.getByText('all time')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Period' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Today' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ paid_at_from: expect.any(String) }))
  expect(await collected.findByText('in the period')).toBeTruthy()
  const query = asked(orderFinanceEndpoints.sums).at(-1)?.query
  expect(query?.get('paid_at_from')).toBe(query?.get('paid_at_to'))
})

test('an address without a period shows this month, with one request, and then contains it', async () => {
  const router = renderScreen('/order/finance/?country_id=1', { as: 'logist' })
  const collected = within(await screen.findByRole('region', { name: 'Collected' }))
  expect(collected.getByText('in the period')).toBeTruthy()
  const [from, to] = periodOf('month', new Date())
  await waitFor(() => expect(router.state.location.search).toEqual({ country_id: '1', paid_at_from: from, paid_at_to: to }))
  expect(asked(orderFinanceEndpoints.sums).map(({ query }) => query.get('paid_at_from'))).toEqual([from])
  expect(router.history.length).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Period' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Any time' }))
  expect(await collected.findByText('all time')).toBeTruthy()
  await waitFor(() => expect(router.state.location.search).toEqual({ country_id: '1', paid_at: 'all' }))
  expect(asked(orderFinanceEndpoints.sums).at(-1)?.query.has('paid_at_from')).toBe(false)
})

test.each(['paid_at=foo', 'paid_at_from=abc', 'paid_at_from=2026-02-31&paid_at_to=1', 'country_id=1e3'])(
  'an address that says nothing by %s is this month',
  async (nonsense) => {
    const router = renderScreen(`/order/finance/?${nonsense}`, { as: 'logist' })
    await screen.findByRole('region', { name: 'Collected' })
    const [from, to] = periodOf('month', new Date())
    await waitFor(() => expect(router.state.location.search).toEqual({ paid_at_from: from, paid_at_to: to }))
  },
)

test("the menu does not keep this month, which would stay at today's date; it keeps another period", async () => {
  const router = renderScreen('/order/finance/', { as: 'logist' })
  await screen.findByRole('region', { name: 'Collected' })
  const entry = () => screen.getByRole('link', { name: 'Finance' }).getAttribute('href')
  await waitFor(() => expect(router.state.location.search).toHaveProperty('paid_at_from'))
  expect(entry()).toBe('/order/finance/')
  await userEvent.click(screen.getByRole('button', { name: 'Period' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Last month' }))
  const [from, to] = periodOf('last_month', new Date())
  await waitFor(() => expect(entry()).toBe(`/order/finance/?paid_at_from=${from}&paid_at_to=${to}`))
})

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

test('an empty list and a failed one tell the next step', async () => {
  answer(orderFinanceEndpoints.sums, { data: [], meta: { counted_at: AT } })
  answer(handoverEndpoints.list, pageOf<HandOver>([]))
  renderScreen('/order/finance/?paid_at=all', { as: 'logist' })
  expect(await screen.findByText('No money yet')).toBeTruthy()
  expect(screen.getByText(/None yet\. Press “Hand over”/)).toBeTruthy()
})

test('a failed request can be repeated', async () => {
  refuse(orderFinanceEndpoints.sums, 500, { error: 'Server trouble' })
  renderScreen('/order/finance/', { as: 'logist' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answer(orderFinanceEndpoints.sums, { data: ROWS, meta: { counted_at: AT } })
  await userEvent.click(retry)
  expect(await screen.findByRole('row', { name: /^Carl Fast EUR/ })).toBeTruthy()
})

/** Returns the text with plain spaces: a no-break space joins amount and currency. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ').trim()
}
