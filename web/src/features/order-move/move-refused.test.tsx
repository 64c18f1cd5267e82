import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { courierEndpoints } from '@tracklane/contract/courier'
import { type Order, orderEndpoints } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderLogEndpoints } from '@tracklane/contract/order-log'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import dayjs from 'dayjs'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const row = orderRow({ status_id: 6, flow_id: 9, courier_id: 3, courier: 'Cora Quick' })
const whole = (patch: Partial<Order> = {}): Order => ({
  ...row,
  transitions: [{ status_id: 4, status: 'Redelivery', requires: [], asks: ['sub_status_id', 'delivery_window'] }],
  refused: [],
  ...patch,
})
const TITLE = 'TL0000000001 to “Redelivery”'
const bodies = () => asked(orderMoveEndpoints.setStatus).map(({ body }) => body)

beforeEach(() => {
  answer(orderStatusEndpoints.list, {
    data: [{ id: 4, name: 'Redelivery', sub_statuses: [{ id: 40, name: 'Nobody at home', organization_id: null }] }],
  })
  answer(orderLogEndpoints.statusLog, { data: [] })
  answer(orderListEndpoints.list, { data: [row], meta: { current_page: 1, per_page: 25, total: 1, last_page: 1 } })
  answer(orderEndpoints.get, { data: whole() })
})

async function ask(button: string, title: string) {
  renderScreen('/order/index?id=1', { as: 'logist' })
  const peek = within(await screen.findByRole('dialog', { name: 'Order TL0000000001' }))
  await userEvent.click(await peek.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: title }))
}

/** Moves an order with reason and day. */
async function sendFilled() {
  const dialog = await ask('Move to redelivery', TITLE)
  await userEvent.click(dialog.getByRole('combobox', { name: 'Reason' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Nobody at home' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'New delivery day' }), `${dayjs().format('DD.MM.YYYY')}{Tab}`)
  await userEvent.click(dialog.getByRole('button', { name: 'Move to redelivery' }))
  return dialog
}

test.each([
  ['sub_status_id', 'Reason', 'combobox'],
  ['delivery_to', 'New delivery day', 'textbox'],
])('a refused %s is shown at its field, and the input can be sent again', async (field, label, role) => {
  refuse(orderMoveEndpoints.setStatus, 422, { errors: { [field]: ['This one cannot be taken'] } })
  const dialog = await sendFilled()
  await waitFor(() => expect(screen.getAllByText('This one cannot be taken')).toHaveLength(2))
  const refused = dialog.getByRole(role, { name: label })
  expect(refused.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveProperty('value', 'Nobody at home')

  answer(orderMoveEndpoints.setStatus, { data: whole({ status_id: 4, transitions: [] }) })
  await userEvent.click(dialog.getByRole('button', { name: 'Move to redelivery' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull())
  const [first, second] = bodies()
  expect(second).toEqual(first)
})

test('a move that failed at the server can be sent again', async () => {
  refuse(orderMoveEndpoints.setStatus, 500, { error: 'The database is away' })
  const dialog = await sendFilled()
  expect(await screen.findByText('The database is away')).toBeTruthy()
  expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveProperty('value', 'Nobody at home')
})

test('a refused courier is reported beside the choice, and another one can be chosen', async () => {
  const courier = (id: number, name: string) => ({
    ...{ id, name, organization_id: 1, country_id: 1, vehicle: 'car' as const, capacity: 9, active: true },
    ...{ open_orders: 0, day_orders: id },
  })
  answer(courierEndpoints.options, { data: [courier(5, 'Carl Fast'), courier(6, 'Dora Swift')] })
  const transitions: Order['transitions'] = [{ status_id: 6, status: 'In delivery', requires: ['courier_id'], asks: [] }]
  answer(orderEndpoints.get, { data: whole({ status_id: 3, courier_id: null, courier: null, transitions }) })
  refuse(orderMoveEndpoints.setStatus, 422, { errors: { courier_id: ['This courier is not active'] } })
  const dialog = await ask('Move to delivery', 'Courier for TL0000000001')
  await userEvent.click(await dialog.findByRole('radio', { name: /Carl Fast/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Move to delivery' }))
  expect(await dialog.findByText('This courier is not active')).toBeTruthy()

  answer(orderMoveEndpoints.setStatus, { data: whole() })
  await userEvent.click(dialog.getByRole('radio', { name: /Dora Swift/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Move to delivery' }))
  await waitFor(() => expect(bodies().map((body) => (body as { courier_id: number }).courier_id)).toEqual([5, 6]))
})
