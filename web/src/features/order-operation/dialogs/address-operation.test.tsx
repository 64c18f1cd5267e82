import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Order } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderOperationEndpoints as on } from '@tracklane/contract/order-operation'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const order = (patch: Partial<Order>): Order => ({ ...orderRow(), transitions: [], refused: [], ...patch })
const sent = () => asked(on.changeAddress).map(({ headers, body }) => [headers.get('If-Match'), body])

beforeEach(() => answer(orderStatusEndpoints.list, { data: [] }))

/** Opens the dialog and types another address. */
async function openAddress(text = 'Ringstraße 2') {
  answer(orderListEndpoints.list, { data: [orderRow()], meta: { current_page: 1, per_page: 25, total: 1, last_page: 1 } })
  const router = renderScreen('/order/index', { as: 'logist' })
  await userEvent.pointer({ keys: '[MouseRight]', target: await screen.findByText('TL0000000001') })
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change address…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change address: TL0000000001' }))
  const field = await dialog.findByRole('textbox', { name: 'Address' })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  return { dialog, router }
}

test('an address changed by somebody else meanwhile is shown, and can be replaced by mine', async () => {
  refuse(on.changeAddress, 412, { data: order({ version: 2, customer_address: 'Am Markt 3' }) })
  const { dialog } = await openAddress()
  await userEvent.click(dialog.getByRole('button', { name: 'Change address' }))
  expect(await dialog.findByText('Am Markt 3')).toBeTruthy()
  expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', 'Ringstraße 2')
  answer(on.changeAddress, { data: order({ version: 3, customer_address: 'Ringstraße 2' }) })
  await userEvent.click(dialog.getByRole('button', { name: 'Change address' }))
  expect(await screen.findByText('Address of TL0000000001 changed')).toBeTruthy()
  expect(sent()).toEqual([
    ['"1"', { address: 'Ringstraße 2' }],
    ['"2"', { address: 'Ringstraße 2' }],
  ])
})

test('the other address can be kept', async () => {
  refuse(on.changeAddress, 412, { data: order({ version: 2, customer_address: 'Am Markt 3' }) })
  const { dialog } = await openAddress()
  await userEvent.click(dialog.getByRole('button', { name: 'Change address' }))
  await userEvent.click(await dialog.findByRole('button', { name: /Take this/ }))
  expect(screen.queryByRole('dialog', { name: 'Change address: TL0000000001' })).toBeNull()
  expect(sent()).toHaveLength(1)
})

test('other changes of the order are kept beside the new address, without a question', async () => {
  refuse(on.changeAddress, 412, () => {
    answer(on.changeAddress, { data: order({ version: 3 }) })
    return { data: order({ version: 2, comment: 'Ring twice' }) }
  })
  const { dialog } = await openAddress()
  await userEvent.click(dialog.getByRole('button', { name: 'Change address' }))
  expect(await screen.findByText('Address of TL0000000001 changed')).toBeTruthy()
  expect(sent().map(([version]) => version)).toEqual(['"1"', '"2"'])
})

test('a typed address asks before Escape, Cancel or another screen lose it', async () => {
  const { dialog, router } = await openAddress()
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(dialog.getByRole('button', { name: 'Cancel' })),
    () => act(() => void router.navigate({ to: '/' })),
  ]
  for (const leave of ways) {
    await leave()
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull())
    expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', 'Ringstraße 2')
  }
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an emptied address is left without a question', async () => {
  await openAddress('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
