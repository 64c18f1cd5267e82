import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Order, orderEndpoints } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import dayjs from 'dayjs'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { instantOf, today } from '#lib/day.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const IN_DELIVERY = 6
const REDELIVERY = 4
const row = orderRow({ status_id: IN_DELIVERY, flow_id: 9, courier_id: 3, courier: 'Cora Quick' })

const whole = (patch: Partial<Order> = {}): Order => ({
  ...row,
  transitions: [
    { status_id: REDELIVERY, status: 'Redelivery', requires: [], asks: ['sub_status_id', 'delivery_window'] },
    { status_id: 5, status: 'Rejected', requires: [], asks: ['sub_status_id'] },
  ],
  refused: [],
  ...patch,
})

beforeEach(() => {
  const reasons = [{ id: 40, name: 'Nobody at home', organization_id: null }]
  answer(orderStatusEndpoints.list, {
    data: [
      { id: REDELIVERY, name: 'Redelivery', sub_statuses: reasons },
      { id: 5, name: 'Rejected', sub_statuses: [{ id: 50, name: 'Too expensive', organization_id: null }] },
    ],
  })
  answer(orderLogEndpoints.statusLog, { data: [] })
  answer(orderListEndpoints.list, { data: [row], meta: { current_page: 1, per_page: 25, total: 1, last_page: 1 } })
  answer(orderEndpoints.get, { data: whole() })
  answer(orderMoveEndpoints.setStatus, { data: whole({ status_id: REDELIVERY, transitions: [] }) })
})

async function ask(button: string, title: string) {
  renderScreen('/order/index?id=1', { as: 'logist' })
  const peek = within(await screen.findByRole('dialog', { name: 'Order TL0000000001' }))
  await userEvent.click(await peek.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: title }))
}

const askForRedelivery = () => ask('Move to redelivery', 'TL0000000001 to “Redelivery”')
const sent = () => asked(orderMoveEndpoints.setStatus).map(({ path, body }) => [path, body])
const REDELIVER = `/api/order/status/1/${REDELIVERY}`

async function chooseReason(dialog: Awaited<ReturnType<typeof ask>>, reason: string) {
  await userEvent.click(dialog.getByRole('combobox', { name: 'Reason' }))
  await userEvent.click(await screen.findByRole('option', { name: reason }))
}

test('the reason and the new window are sent with the move', async () => {
  const dialog = await askForRedelivery()
  await chooseReason(dialog, 'Nobody at home')
  await userEvent.type(dialog.getByRole('textbox', { name: 'New delivery day' }), `${dayjs().format('DD.MM.YYYY')}{Tab}`)
  await userEvent.click(dialog.getByRole('button', { name: 'Move to redelivery' }))
  expect(await screen.findByText('TL0000000001 moved to “Redelivery”')).toBeTruthy()
  const [[path, body] = []] = sent()
  expect(path).toBe(REDELIVER)
  expect(body).toMatchObject({ from_status_id: IN_DELIVERY, sub_status_id: 40, delivery_to: instantOf(today(), '18:00') })
})

test('Skip leaves both empty, also after input', async () => {
  const dialog = await askForRedelivery()
  await chooseReason(dialog, 'Nobody at home')
  await userEvent.click(dialog.getByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(sent()).toEqual([[REDELIVER, { from_status_id: IN_DELIVERY }]]))
})

test('a question for the reason alone has no Skip: leaving it empty means the same', async () => {
  const dialog = await ask('Reject order', 'TL0000000001 to “Rejected”')
  expect(dialog.queryByRole('button', { name: 'Skip' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Reject order' }))
  await waitFor(() => expect(sent()).toEqual([['/api/order/status/1/5', { from_status_id: IN_DELIVERY }]]))
})

test('Cancel moves nothing', async () => {
  const dialog = await askForRedelivery()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'TL0000000001 to “Redelivery”' })).toBeNull())
  expect(sent()).toEqual([])
})

test('where somebody else has moved the order meanwhile, its present status is shown', async () => {
  refuse(orderMoveEndpoints.setStatus, 409, { data: whole({ status_id: 7 }) })
  const dialog = await askForRedelivery()
  await userEvent.click(dialog.getByRole('button', { name: 'Skip' }))
  expect(await screen.findByText('TL0000000001 was moved meanwhile: it is now in “Delivered”')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'TL0000000001 to “Redelivery”' })).toBeNull())
})
