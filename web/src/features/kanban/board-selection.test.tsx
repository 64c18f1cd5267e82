import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { kanbanEndpoints } from '@tracklane/contract/kanban'
import { orderExportEndpoints } from '@tracklane/contract/order-export'
import { type BulkStatusChange, type MovePreview, orderMoveEndpoints } from '@tracklane/contract/order-move'
import { beforeEach, expect, test, vi } from 'vitest'
import { orderQueries } from '#features/order/order.api.ts'
import { queryClient } from '#lib/query-client.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerBoard, bob, card, column } from './kanban.testing.ts'

const NAMES = ['Ann', 'Ben', 'Cem', 'Dan', 'Eva']
const fresh = NAMES.map((customer_full_name, at) => card({ id: 11 + at, track: `TL${11 + at}`, customer_full_name }))

beforeEach(() => {
  answerBoard()
  answer(kanbanEndpoints.orders, { data: [column(1, fresh), column(2, []), column(3, [bob]), column(6, [])] })
})

const box = (id: number) => screen.findByRole('checkbox', { name: `Select TL${id}` })
const chosen = () => screen.getAllByRole('checkbox', { checked: true }).map((one) => one.getAttribute('aria-label'))
const can = (patch: Partial<MovePreview>): { data: MovePreview } => ({ data: { can: [], refused: [], requires: [], asks: [], ...patch } })
const bodies = () => asked(orderMoveEndpoints.setStatuses).map((request) => request.body as BulkStatusChange)
const keys = () => asked(orderMoveEndpoints.setStatuses).map((request) => request.headers.get('Idempotency-Key'))

async function openBoard() {
  renderScreen('/order/kanban', { as: 'logist' })
  await screen.findByRole('link', { name: /Ann/ })
}

/** Chooses a target in the bar; returns the dialog that follows. */
async function moveTo(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Move to' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: `${name}…` }))
  return screen.findByRole('dialog')
}

test('Shift-click selects everything between two cards, and the bar counts', async () => {
  await openBoard()
  const user = userEvent.setup()
  await user.click(await box(12))
  await user.keyboard('{Shift>}')
  await user.click(await box(14))
  await user.keyboard('{/Shift}')
  expect(chosen()).toEqual(['Select TL12', 'Select TL13', 'Select TL14'])
  expect(within(await screen.findByRole('toolbar', { name: 'Selected orders' })).getByText('3 selected')).toBeTruthy()
})

test('x selects the focused card, Shift+x up to it, and Escape clears', async () => {
  await openBoard()
  screen.getByRole('link', { name: /Ann/ }).focus()
  await userEvent.keyboard('x{ArrowDown}{ArrowDown}{Shift>}X{/Shift}')
  expect(chosen()).toEqual(['Select TL11', 'Select TL12', 'Select TL13'])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('toolbar', { name: 'Selected orders' })).toBeNull()
})

test("the column's menu selects all its loaded cards", async () => {
  await openBoard()
  await userEvent.click(screen.getByRole('button', { name: 'Actions for the column “New”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Select all 5 loaded' }))
  expect(chosen()).toHaveLength(5)
})

test('a new answer keeps the selection without removed orders', async () => {
  await openBoard()
  await userEvent.click(await box(11))
  await userEvent.click(await box(12))
  answer(kanbanEndpoints.orders, { data: [column(1, fresh.slice(1)), column(2, []), column(3, [bob]), column(6, [])] })
  await queryClient.invalidateQueries({ queryKey: orderQueries.all() })
  expect(await screen.findByText('1 selected')).toBeTruthy()
  expect(chosen()).toEqual(['Select TL12'])
})

test('the preview has the orders that can move and the reasons of the others; the result has the outcome of each', async () => {
  answer(orderMoveEndpoints.previewStatuses, (request) => {
    expect(request.body).toEqual({ order_ids: [11, 12, 13], status_id: 2 })
    return can({
      can: [11, 12],
      refused: [{ id: 13, reason: 'The order is archived. These roles can restore it: Administrator and Logist' }],
    })
  })
  answer(orderMoveEndpoints.setStatuses, { data: { done: [11], refused: [{ id: 12, reason: 'Somebody was faster' }] } })
  await openBoard()
  for (const id of [11, 12, 13]) await userEvent.click(await box(id))
  const dialog = await moveTo('Processing')
  expect(await within(dialog).findByText('2 orders can be moved')).toBeTruthy()
  expect(within(dialog).getByText('The order is archived. These roles can restore it: Administrator and Logist').textContent).toContain(
    'TL13',
  )

  await userEvent.click(within(dialog).getByRole('button', { name: 'Move 2 orders' }))
  expect(await within(dialog).findByText('1 order moved to “Processing”')).toBeTruthy()
  expect(within(dialog).getByText('Somebody was faster').textContent).toContain('TL12')
  expect(bodies()).toEqual([{ order_ids: [11, 12], status_id: 2 }])
  expect(chosen()).toEqual(['Select TL12', 'Select TL13'])
})

test('a lost answer is requested again under the same key, a refused move under a new one', async () => {
  answer(orderMoveEndpoints.previewStatuses, can({ can: [11, 12] }))
  refuse(orderMoveEndpoints.setStatuses, 503, { error: 'The service is not available right now' })
  await openBoard()
  await userEvent.click(await box(11))
  await userEvent.click(await box(12))
  const dialog = await moveTo('Processing')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Move 2 orders' }))
  expect((await within(dialog).findByText('The service is not available right now')).textContent).toContain('TL11, TL12')

  answer(orderMoveEndpoints.setStatuses, { data: { done: [11], refused: [{ id: 12, reason: 'Locked' }] } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await within(dialog).findByText('Locked')).toBeTruthy()
  answer(orderMoveEndpoints.setStatuses, { data: { done: [12], refused: [] } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await within(dialog).findByText('2 orders moved to “Processing”')).toBeTruthy()

  const [first, again, last] = keys()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toBe(first)
  expect(last).not.toBe(first)
})

test('Undo moves all back where the flow allows it', async () => {
  answer(orderMoveEndpoints.previewStatuses, ({ body }) => can({ can: (body as BulkStatusChange).order_ids }))
  answer(orderMoveEndpoints.setStatuses, ({ body }) => ({ data: { done: (body as BulkStatusChange).order_ids, refused: [] } }))
  await openBoard()
  await userEvent.click(await box(11))
  await userEvent.click(await box(12))
  const dialog = await moveTo('Processing')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Move 2 orders' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('2 orders moved back')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(bodies().map(({ status_id }) => status_id)).toEqual([2, 1])
})

test('Undo moves back the allowed ones, and the toast has the number of the others', async () => {
  answer(orderMoveEndpoints.previewStatuses, ({ body }) => {
    const { status_id, order_ids } = body as BulkStatusChange
    return status_id === 2 ? can({ can: order_ids }) : can({ can: [11], refused: [{ id: 12, reason: 'No step' }] })
  })
  answer(orderMoveEndpoints.setStatuses, { data: { done: [11, 12], refused: [] } })
  await openBoard()
  await userEvent.click(await box(11))
  await userEvent.click(await box(12))
  const dialog = await moveTo('Processing')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Move 2 orders' }))
  await waitFor(() => expect(asked(orderMoveEndpoints.previewStatuses)).toHaveLength(2))
  expect(await screen.findByText('2 orders moved to “Processing”. The flow has no way back for 1 order.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ order_ids: [11], status_id: 1 }))
})

test('orders without a courier stay until one is chosen, and only they get that one', async () => {
  answer(kanbanEndpoints.orders, {
    data: [column(1, []), column(2, []), column(3, [bob, card({ id: 21, track: 'TL21', status_id: 3, courier_id: 5 })]), column(6, [])],
  })
  answer(orderMoveEndpoints.previewStatuses, can({ can: [21], requires: [{ id: 2, fields: ['courier_id'] }], asks: ['courier_id'] }))
  answer(orderMoveEndpoints.setStatuses, ({ body }) => ({ data: { done: (body as BulkStatusChange).order_ids, refused: [] } }))
  renderScreen('/order/kanban', { as: 'logist' })
  await userEvent.click(await box(21))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select TL0000000002' }))
  const dialog = await moveTo('In delivery')
  expect(await within(dialog).findByText('1 order needs a courier, or it stays where it is')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Move 1 order' })).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Move 2 orders' })).toHaveProperty('disabled', true)
  await userEvent.keyboard('{Enter}')
  expect(bodies()).toEqual([])

  await userEvent.click(await within(dialog).findByRole('radio', { name: /Dora Swift/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move 2 orders' }))
  expect(await screen.findByText(/^2 orders moved to “In delivery”/)).toBeTruthy()
  const batch = bodies()[0]?.batch
  expect(batch).toEqual(expect.any(String)) // one message for all requests
  expect(bodies()).toEqual([
    { order_ids: [21], status_id: 6, batch },
    { order_ids: [2], status_id: 6, courier_id: 6, batch },
  ])
})

test('the board is exported as shown, or the selected orders; a refusal of the server is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  refuse(orderExportEndpoints.orders, 422, { errors: { format: 'Too long' } })
  const wishes = () => asked(orderExportEndpoints.orders).map(({ body }) => body)
  renderScreen('/order/kanban?search=a&status_id=1,6', { as: 'logist' })
  await screen.findByRole('link', { name: /Ann/ })
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /XLSX/ }))
  await waitFor(() => expect(wishes()).toEqual([{ format: 'xlsx', filters: { search: 'a', status_id: [1, 6] } }]))

  await userEvent.click(await box(12))
  await userEvent.click(await screen.findByRole('button', { name: 'Actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(wishes().at(-1)).toMatchObject({ format: 'csv', order_ids: [12] }))
})
