import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { answerBoard } from './kanban.testing.ts'

const bodies = () => asked(orderMoveEndpoints.setStatus).map(({ body }) => body)
const chosen = (dialog: HTMLElement) => within(dialog).getByRole('radio', { checked: true }).closest('label')?.textContent

beforeEach(() => {
  answerBoard()
  answer(orderMoveEndpoints.setStatus, { data: { ...orderRow({ id: 2, status_id: 6 }), transitions: [], refused: [] } })
})

/** Moves Bob's order on its way to delivery, which asks for a courier: Carl is full that day, Dora is not. */
async function dispatchBob(): Promise<HTMLElement> {
  renderScreen('/order/kanban', { as: 'logist' })
  const link = await screen.findByRole('link', { name: /Bob Ray/ })
  link.focus()
  await userEvent.keyboard('4')
  const dialog = await screen.findByRole('dialog', { name: 'Courier for TL0000000002' })
  await within(dialog).findByRole('radio', { name: /Dora Swift/ })
  return dialog
}

test('the best courier is chosen, and Enter moves the order', async () => {
  const dialog = await dispatchBob()
  expect(
    within(dialog)
      .getAllByRole('radio')
      .map((one) => one.closest('label')?.textContent),
  ).toEqual([expect.stringContaining('Dora Swift'), expect.stringContaining('Carl Fast')])
  expect(chosen(dialog)).toContain('Dora Swift')
  await userEvent.click(within(dialog).getByRole('searchbox'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(bodies()).toEqual([{ from_status_id: 3, courier_id: 6 }]))
})

test('a full courier shows a warning and can be chosen, with the arrow keys from the search field', async () => {
  const dialog = await dispatchBob()
  await userEvent.click(within(dialog).getByRole('searchbox'))
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen(dialog)).toContain('Carl Fast')
  expect(within(dialog).getByText('Carl Fast is full that day. You can still go on.')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(bodies()).toEqual([{ from_status_id: 3, courier_id: 5 }]))
})

test('a search chooses its first result, and nobody without results', async () => {
  const dialog = await dispatchBob()
  await userEvent.type(within(dialog).getByRole('searchbox'), 'carl')
  expect(chosen(dialog)).toContain('Carl Fast')
  await userEvent.type(within(dialog).getByRole('searchbox'), 'x{Enter}')
  expect(within(dialog).getByText('No courier found')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Move to delivery' }).hasAttribute('disabled')).toBe(true)
  expect(bodies()).toEqual([])
})
