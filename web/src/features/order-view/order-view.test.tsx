import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Order, orderEndpoints, REMOVED } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderLogEndpoints, type StatusLogEntry } from '@tracklane/contract/order-log'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window-width.ts'

const whole = (patch: Partial<Order> = {}): Order => ({ ...orderRow(), transitions: [], refused: [], ...patch })

const PRICED = {
  products: [
    { name: 'Lamp', sku: 'L-1', quantity: 3, price: '1250.50' },
    { name: 'Bulb', sku: null, quantity: 1, price: '2.40' },
  ],
  order_price: '3753.90',
  delivery_price: '4.90',
  total: '3758.80',
} satisfies Partial<Order>

beforeEach(() => {
  answer(orderStatusEndpoints.list, { data: [] })
  answer(orderLogEndpoints.statusLog, { data: [] })
  answer(orderListEndpoints.list, { data: [orderRow()], meta: { current_page: 1, per_page: 25, total: 1, last_page: 1 } })
})

async function open(order: Order, as: 'logist' | 'reporter' = 'logist') {
  answer(orderEndpoints.get, { data: order })
  renderScreen('/order/index?id=1', { as })
  const dialog = await screen.findByRole('dialog', { name: `Order ${order.track}` })
  return { dialog, peek: within(dialog) }
}

/** Returns the sums as label and text. */
function sums(dialog: HTMLElement): Record<string, string> {
  const labels = ['Goods', 'Delivery', 'Total', 'To collect']
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
  const pairs = [...dialog.querySelectorAll('dt')].map((dt) => [dt.textContent ?? '', plain(dt.nextElementSibling?.textContent)] as const)
  return Object.fromEntries(pairs.filter(([label, text]) => labels.includes(label) && /\d|Nothing/.test(text)))
}

test.each([
  ['paid at the door', {}, '3,758.80 EUR'],
  ['paid already', { paid: true, paid_at: '2026-03-01T08:00:00.000Z' }, 'Nothing'],
  ['paid in advance', { payment_type: 2 }, 'Nothing'],
] as const)('an order that is %s shows its sums with the currency, and the amount to collect', async (_what, patch, due) => {
  const { dialog, peek } = await open(whole({ ...PRICED, ...patch }))
  expect(sums(dialog)).toEqual({ Goods: '3,753.90 EUR', Delivery: '4.90 EUR', Total: '3,758.80 EUR', 'To collect': due })
  expect(peek.getByText(/^1,250\.50\sEUR$/)).toBeTruthy()
})

test('a phone and an email that are missing have a dash like every missing value', async () => {
  const { dialog } = await open(whole({ customer_phone: null, customer_email: null }))
  const value = (label: string) =>
    [...dialog.querySelectorAll('dt')].find((dt) => dt.textContent === label)?.nextElementSibling?.textContent
  expect([value('Phone'), value('Email')]).toEqual(['—', '—'])
})

test('another currency is shown with its digits', async () => {
  const { dialog } = await open(whole({ ...PRICED, currency_code: 'JPY', order_price: '3753', delivery_price: '5', total: '3758' }))
  expect(sums(dialog)).toMatchObject({ Total: '3,758 JPY', 'To collect': '3,758 JPY' })
})

test('a link of the list opens its order, and keeps the filters of the list', async () => {
  const second = orderRow({ id: 2, track: 'TL0000000002' })
  answer(orderListEndpoints.list, { data: [orderRow(), second], meta: { current_page: 1, per_page: 25, total: 2, last_page: 1 } })
  answer(orderEndpoints.get, { data: whole({ ...second }) })
  const narrowed = { search: 'ann', payment_type: '1', sort: '-total' }
  const router = renderScreen(`/order/index?${new URLSearchParams(narrowed)}`, { as: 'logist' })
  const link = await screen.findByRole('link', { name: /TL0000000002/ })
  const linked = new URL(link.getAttribute('href') ?? '', 'http://any/').searchParams
  expect(Object.fromEntries(linked)).toMatchObject({ ...narrowed, id: '2' })
  await userEvent.click(link)
  expect(await screen.findByRole('dialog', { name: 'Order TL0000000002' })).toBeTruthy()
  expect(router.state.location.search).toEqual({ ...narrowed, id: '2' })
})

test('its link is copied beside the order and from its menu, as others can open it', async () => {
  const { peek } = await open(whole())
  const link = `${location.origin}/order/index?id=1`
  await userEvent.click(peek.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(link)
  await navigator.clipboard.writeText('')
  await userEvent.click(peek.getByRole('button', { name: 'Actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link))
})

test('its log has every step, newest first, with the person', async () => {
  const entry = (id: number): StatusLogEntry => ({
    id,
    status_from: id === 1 ? null : 1,
    status_to: 2,
    sub_status: null,
    actor_name: `Person ${id}`,
    comment: null,
    flow_id: null,
    flow_version: null,
    flow: null,
    created_at: `2026-03-01T08:${String(id).padStart(2, '0')}:00.000Z`,
  })
  answer(orderLogEndpoints.statusLog, { data: Array.from({ length: 12 }, (_, at) => entry(12 - at)) })
  const { peek } = await open(whole())
  const log = within(peek.getByRole('region', { name: 'Status log' }))
  const people = () => log.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/Person \d+/)?.[0])
  await waitFor(() => expect(people()).toEqual(Array.from({ length: 12 }, (_, at) => `Person ${12 - at}`)))
})

test('an archived order has no moves and says so; people with the right restore it here', async () => {
  const { peek } = await open(whole({ archived: true, archived_at: '2026-03-01T08:00:00.000Z' }))
  const moves = within(peek.getByRole('region', { name: 'Moves' }))
  expect(moves.getByText('The order is archived. These roles can restore it: Administrator and Logist')).toBeTruthy()
  expect(moves.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Restore from archive…'])
})

test('a removed customer has no links to phone, mail and map', async () => {
  const gone = { customer_full_name: REMOVED, customer_phone: REMOVED, customer_email: REMOVED, customer_address: REMOVED }
  const { peek } = await open(whole(gone))
  expect(peek.getAllByText(REMOVED).length).toBeGreaterThanOrEqual(4)
  expect(peek.queryAllByRole('link').map((link) => link.getAttribute('href'))).not.toContainEqual(
    expect.stringMatching(/^(tel|mailto|geo):|map/),
  )
  expect(peek.queryByRole('button', { name: 'Copy the phone number' })).toBeNull()
})

test('a reader can change nothing', async () => {
  const { peek } = await open(whole(), 'reporter')
  expect(peek.queryByRole('button', { name: /^Change(?! log)/ })).toBeNull()
  expect(peek.getByText('There is no move you may make from here.')).toBeTruthy()
})

test('as a sheet it keeps the focus, and starts on no button whose tooltip would cover the order', async () => {
  setWindowWidth(360)
  await userEvent.keyboard('{Tab}') // for a person who uses the keyboard
  const { dialog, peek } = await open(whole())
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 100)) // the focus trap takes the focus a moment later
  expect(document.activeElement?.closest('button')).toBeNull()
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.tab()
  expect(document.activeElement).toBe(peek.getByRole('button', { name: 'Previous order' }))
})
