import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { kanbanEndpoints } from '@tracklane/contract/kanban'
import { orderFlowEndpoints } from '@tracklane/contract/order-flow'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import dayjs from 'dayjs'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerBoard, card, column, flow } from './kanban.testing.ts'

const TITLE = 'TL0000000003 to “Redelivery”'
const cleo = card({ id: 3, track: 'TL0000000003', customer_full_name: 'Cleo Day', status_id: 6 })
const moved = (status_id: number) => ({ data: { ...orderRow({ id: 3, status_id }), transitions: [], refused: [] } })
const bodies = () => asked(orderMoveEndpoints.setStatus).map(({ body }) => body)

beforeEach(() => {
  answerBoard([3, 4, 6])
  answer(orderFlowEndpoints.default, { data: { ...flow, links: [{ id: 7, status_from: 6, status_to: 4, roles: ['logist'] }] } })
  answer(orderStatusEndpoints.list, {
    data: [{ id: 4, name: 'Redelivery', sub_statuses: [{ id: 40, name: 'Nobody at home', organization_id: null }] }],
  })
  answer(kanbanEndpoints.orders, { data: [column(3, []), column(4, []), column(6, [cleo])] })
})

/** Moves Cleo's order to redelivery with reason, day and times. */
async function sendFilled() {
  renderScreen('/order/kanban', { as: 'logist' })
  const link = await screen.findByRole('link', { name: /Cleo Day/ })
  link.focus()
  await userEvent.keyboard(' {ArrowLeft} ')
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }))
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Reason' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Nobody at home' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'New delivery day' }), `${dayjs().format('DD.MM.YYYY')} 14-16{Tab}`)
  await userEvent.click(dialog.getByRole('button', { name: 'Move to redelivery' }))
}

test.each([
  ['the words stand at the field', 422, { errors: { sub_status_id: ['This one cannot be taken'] } }, 'This one cannot be taken'],
  ['the server failed', 500, { error: 'The database is away' }, 'The database is away'],
])('a refused move asks again with the former input: %s', async (_how, status, problem, words) => {
  refuse(orderMoveEndpoints.setStatus, status, problem)
  await sendFilled()
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(status === 422 ? 2 : 1))
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }))
  expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveProperty('value', 'Nobody at home')

  answer(orderMoveEndpoints.setStatus, moved(4))
  await userEvent.click(dialog.getByRole('button', { name: 'Move to redelivery' }))
  await waitFor(() => expect(bodies()).toHaveLength(2))
  const [first, second] = bodies()
  expect(first).toMatchObject({ from_status_id: 6, sub_status_id: 40, delivery_to: dayjs().hour(16).startOf('hour').toISOString() })
  expect(second).toEqual(first)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull())
})

test('after a cancel the card is back in its place', async () => {
  refuse(orderMoveEndpoints.setStatus, 500, { error: 'The database is away' })
  await sendFilled()
  await screen.findByText('The database is away')
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  const before = within(await screen.findByRole('region', { name: 'In delivery' }))
  expect(before.getByRole('link', { name: /Cleo Day/ })).toBeTruthy()
})

test.each([
  ['is in the hand', ' ', () => screen.findByText('Bob Ray lifted')],
  ['has its menu open', 'm', () => screen.findByRole('menu')],
])('the question waits while another card %s', async (_how, key, opened) => {
  const bob = card({ id: 2, track: 'TL0000000002', customer_full_name: 'Bob Ray', status_id: 3 })
  answer(kanbanEndpoints.orders, { data: [column(3, [bob]), column(4, []), column(6, [cleo])] })
  let refuseNow = (_: { error: string }) => {}
  const later = new Promise<{ error: string }>((resolve) => {
    refuseNow = resolve
  })
  refuse(orderMoveEndpoints.setStatus, 500, () => later)
  await sendFilled()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull())
  screen.getByRole('link', { name: /Bob Ray/ }).focus()
  await userEvent.keyboard(key)
  await opened()
  refuseNow({ error: 'The database is away' })
  await screen.findByText('The database is away')
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull()
  await userEvent.keyboard('{Escape}')
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }))
  expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveProperty('value', 'Nobody at home')
})

test('an order moved by somebody else meanwhile is not asked about', async () => {
  refuse(orderMoveEndpoints.setStatus, 409, { error: 'Moved', data: moved(3).data })
  await sendFilled()
  expect(await screen.findByText(/was moved meanwhile: it is now in “Ready for dispatch”/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull())
})

test('a refused courier stays chosen, with the reason beside', async () => {
  answerBoard()
  refuse(orderMoveEndpoints.setStatus, 422, { errors: { courier_id: ['This courier is not active'] } })
  renderScreen('/order/kanban', { as: 'logist' })
  const link = await screen.findByRole('link', { name: /Bob Ray/ })
  link.focus()
  await userEvent.keyboard('4')
  const before = within(await screen.findByRole('dialog', { name: 'Courier for TL0000000002' }))
  await userEvent.click(await before.findByRole('radio', { name: /Carl Fast/ }))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getAllByText('This courier is not active')).toHaveLength(2))
  const dialog = within(await screen.findByRole('dialog', { name: 'Courier for TL0000000002' }))
  expect(dialog.getByRole('radio', { checked: true }).closest('label')?.textContent).toContain('Carl Fast')
})
