import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { orderEndpoints } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { type OrderNotification, orderNotificationEndpoints } from '@tracklane/contract/order-notification'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const AT = '2026-03-01T08:00:00.000Z'
const PAGE = { current_page: 1, per_page: 10, total: 1, last_page: 1, refused: false }

const told = (id: number, changes: Partial<OrderNotification> = {}): OrderNotification => ({
  id,
  event: 'order.status_changed',
  channel: 'in_app',
  audience: 'logist',
  to: 'Ann L.',
  state: 'sent',
  reason: null,
  attempts: 1,
  created_at: AT,
  sent_at: AT,
  ...changes,
})

beforeEach(() => {
  answer(orderStatusEndpoints.list, { data: [] })
  answer(orderLogEndpoints.statusLog, { data: [] })
  answer(orderListEndpoints.list, { data: [orderRow()], meta: PAGE })
  answer(orderEndpoints.get, { data: { ...orderRow(), transitions: [], refused: [] } })
})

async function opened(as: 'logist' | 'reporter' = 'logist') {
  renderScreen('/order/index?id=1', { as })
  return within(await screen.findByRole('dialog', { name: /Order/ }))
}

async function shown() {
  const peek = await opened()
  await userEvent.click(await peek.findByRole('button', { name: 'Show who was told' }))
  return peek
}

test('the order lists its recipients, and the others with the reason', async () => {
  const reason = 'The template is inactive'
  const rows = [
    told(2, { state: 'not_sent', to: null, audience: 'customer', channel: 'sms', reason, sent_at: null }),
    told(1, { attempts: 3, state: 'dead' }),
  ]
  answer(orderNotificationEndpoints.list, { data: rows, meta: PAGE })
  const peek = await shown()
  const [first, second] = await peek.findAllByText(/ · /, { selector: 'li p' })
  expect(first?.closest('li')?.textContent).toMatch(/^Status changedNot sentThe template is inactive.* · SMS · Customer$/)
  expect(second?.closest('li')?.textContent).toMatch(/^Status changedGave up.* · In the app · Ann L\. · 3 tries$/)
})

test('the list is requested when it is opened; an order without messages says so', async () => {
  answer(orderNotificationEndpoints.list, { data: [], meta: { ...PAGE, total: 0 } })
  const peek = await opened()
  await peek.findByRole('button', { name: 'Show who was told' })
  expect(asked(orderNotificationEndpoints.list)).toHaveLength(0)
  await userEvent.click(peek.getByRole('button', { name: 'Show who was told' }))
  expect(await peek.findByText('Nobody was told anything yet')).toBeDefined()
})

test('earlier messages are loaded on request', async () => {
  answer(orderNotificationEndpoints.list, ({ query }) => {
    const page = Number(query.get('page'))
    return { data: [told(3 - page, { to: `Person ${page}` })], meta: { ...PAGE, current_page: page, total: 2, last_page: 2 } }
  })
  const peek = await shown()
  await peek.findByText(/Person 1/)
  await userEvent.click(peek.getByRole('button', { name: 'Show earlier ones' }))
  expect(await peek.findByText(/Person 2/)).toBeDefined()
  expect(peek.getByText(/Person 1/)).toBeDefined()
})

test('a reporter has no list', async () => {
  const peek = await opened('reporter')
  await peek.findByRole('heading', { name: 'Status log' })
  expect(peek.queryByRole('button', { name: 'Show who was told' })).toBeNull()
})
