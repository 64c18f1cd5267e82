import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { OrderRow } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

export const answerStatuses = () =>
  answer(orderStatusEndpoints.list, {
    data: [{ id: 1, name: 'New', sub_statuses: [{ id: 4, name: 'Waits for stock', organization_id: null }] }],
  })

/** Opens the list with these orders. */
export async function openList(rows: OrderRow[], as: 'logist' | 'organization_admin' = 'logist') {
  answer(orderListEndpoints.list, { data: rows, meta: { current_page: 1, per_page: 25, total: rows.length, last_page: 1 } })
  renderScreen('/order/index', { as })
  await screen.findByText(rows[0]?.track ?? '')
}

export async function openMenu(row: OrderRow) {
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText(row.track) })
  return screen.findByRole('menu')
}

export async function choose(row: OrderRow, name: string) {
  await userEvent.click(await within(await openMenu(row)).findByRole('menuitem', { name }))
}

export async function selectAll(rows: readonly OrderRow[]) {
  for (const { track, customer_full_name } of rows)
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${track}, ${customer_full_name}` }))
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  return screen.findByRole('menu')
}

export const done = (...ids: number[]) => ({ data: { done: ids, refused: [] } })
export const bodies = (endpoint: Parameters<typeof asked>[0]) => asked(endpoint).map(({ body }) => body)
export const ann = orderRow()
export const bob = orderRow({ id: 2, track: 'TL0000000002', customer_full_name: 'Bob Ray' })
