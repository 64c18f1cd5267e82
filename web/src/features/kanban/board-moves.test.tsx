import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { faqEndpoints } from '@tracklane/contract/faq'
import { kanbanEndpoints } from '@tracklane/contract/kanban'
import type { Order } from '@tracklane/contract/order'
import { type BulkStatusChange, orderMoveEndpoints } from '@tracklane/contract/order-move'
import { beforeEach, expect, test } from 'vitest'
import { faqRow } from '#features/faq/faq.testing.ts'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { onePage } from '#testing/one-page.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { ann, answerBoard, bob, card, column } from './kanban.testing.ts'

const back: Order['transitions'] = [{ status_id: 1, status: 'New', requires: [], asks: [] }]
const paths = () => asked(orderMoveEndpoints.setStatus).map(({ path }) => path)

beforeEach(() => {
  answerBoard()
  answer(orderMoveEndpoints.setStatus, () => {
    answer(kanbanEndpoints.orders, { data: [column(1, []), column(2, [card({ status_id: 2 })]), column(3, [bob]), column(6, [])] })
    return { data: { ...orderRow({ id: 1, status_id: 2, version: 4 }), transitions: back, refused: [] } }
  })
})

async function focusAnn(): Promise<HTMLElement> {
  renderScreen('/order/kanban', { as: 'logist' })
  const link = await screen.findByRole('link', { name: /Ann Lee/ })
  link.focus()
  return link
}

test.each([
  ['its digit', '2'],
  ['its digit while it is lifted', ' 2'],
  ['the keys that carry it', ' {ArrowRight} '],
])('a card moved by %s is moved once, and the toast undoes it', async (_how, keys) => {
  answer(orderMoveEndpoints.setStatuses, ({ body }) => {
    answer(kanbanEndpoints.orders, { data: [column(1, [ann]), column(2, []), column(3, [bob]), column(6, [])] })
    return { data: { done: (body as BulkStatusChange).order_ids, refused: [] } }
  })
  await focusAnn()
  await userEvent.keyboard(keys)
  expect(await screen.findByText('TL0000000001 moved to “Processing”')).toBeTruthy()
  expect(paths()).toEqual(['/api/order/status/1/2'])

  await userEvent.click(screen.getByRole('button', { name: /Undo/ }))
  await waitFor(() =>
    expect(asked(orderMoveEndpoints.setStatuses).map(({ body }) => body)).toEqual([{ order_ids: [1], versions: [4], status_id: 1 }]),
  )
  expect(await within(screen.getByRole('region', { name: 'New' })).findByRole('link', { name: /Ann Lee/ })).toBeTruthy()
})

test('a move from the menu can be undone too', async () => {
  await focusAnn()
  await userEvent.keyboard('m')
  await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: /Processing/ }))
  expect(await screen.findByRole('button', { name: /Undo/ })).toBeTruthy()
})

test('a refused move links to its explanation', async () => {
  answer(faqEndpoints.list, onePage([faqRow({ key: 'move-refused' })]))
  refuse(orderMoveEndpoints.setStatus, 422, { errors: { status_id: ['The flow has no step from “New” to “Processing”'] } })
  await focusAnn()
  await waitFor(() => expect(asked(faqEndpoints.list).some(({ query }) => query.get('key') === 'move-refused')).toBe(true))
  await userEvent.keyboard('2')
  expect(await screen.findByText('The flow has no step from “New” to “Processing”')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Why?' })).toBeTruthy()
})

test('a digit outside the flow shows the reason with a link to its explanation, without a request', async () => {
  answer(faqEndpoints.list, onePage([faqRow({ key: 'move-refused' })]))
  await focusAnn()
  await waitFor(() => expect(asked(faqEndpoints.list).some(({ query }) => query.get('key') === 'move-refused')).toBe(true))
  await userEvent.keyboard('3')
  expect(await screen.findByText('The flow has no step from “New” to “Ready for dispatch”')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Why?' })).toBeTruthy()
  expect(paths()).toEqual([])
})

test.each(['7', '0'])('the digit %s has no column on this board', async (digit) => {
  await focusAnn()
  await userEvent.keyboard(digit)
  expect(paths()).toEqual([])
})

test('a command moves the card to a status without a column', async () => {
  answerBoard([1, 3, 6])
  await focusAnn()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox', { name: 'Go to or find' }), 'Processing')
  await userEvent.click(await screen.findByRole('option', { name: /TL0000000001: Move to “Processing”/ }))
  await waitFor(() => expect(paths()).toEqual(['/api/order/status/1/2']))
})

test('the right mouse button opens the menu of the card, a long press does not', async () => {
  const link = await focusAnn()
  const touch = new PointerEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, pointerType: 'touch' })
  expect(fireEvent(link, touch)).toBe(false)
  expect(screen.queryByRole('menu')).toBeNull()

  fireEvent.contextMenu(link, { button: 2, clientX: 40, clientY: 50 })
  expect(await screen.findByRole('menu', { name: 'Actions for TL0000000001' })).toBeTruthy()
})

test('Shift and F10 open it too, and Escape leads back to the card', async () => {
  const link = await focusAnn()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await screen.findByRole('menu', { name: 'Actions for TL0000000001' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test('A assigns the card to a courier', async () => {
  await focusAnn()
  await userEvent.keyboard('a')
  expect(await screen.findByRole('dialog', { name: 'Courier for TL0000000001' })).toBeTruthy()
})
