import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { type CourierListRow, courierEndpoints } from '@tracklane/contract/courier'
import type { Reply } from '@tracklane/contract/kit/endpoint'
import { orderEndpoints } from '@tracklane/contract/order'
import { orderAdminEndpoints } from '@tracklane/contract/order-admin'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { choose, openMenu, selectAll } from './operation.testing.ts'

const of = (organization_id: number, id: number, status_id: number) => ({
  ...orderRow({ id, organization_id, flow_id: 9, status_id, track: `TL${id}`, customer_full_name: `Ann ${id}` }),
  organization: `Company ${organization_id}`,
})
const [north, south] = [of(1, 1, 5), of(2, 2, 5)]
const shared = { id: 50, name: 'Too expensive', organization_id: null }
const reasonsOf = [
  { id: 51, name: 'Gate closed', organization_id: 1 },
  { id: 52, name: 'Dog in the yard', organization_id: 2 },
]

function courier(id: number, organization_id: number, name: string): CourierListRow {
  return { id, organization_id, name, country_id: 1, vehicle: 'car', capacity: 10, active: true, open_orders: 2, day_orders: 0 }
}

beforeEach(() => {
  answer(countryEndpoints.list, { data: [] })
  answer(organizationEndpoints.options, { data: [] })
  answer(courierEndpoints.options, { data: [courier(4, 1, 'Dora Swift'), courier(5, 2, 'Felix Wolf'), courier(6, 3, 'Gus Far')] })
  answer(orderEndpoints.get, { data: { ...south, transitions: [], refused: [] } })
  answerReasons([shared, ...reasonsOf])
})

function answerReasons(sub_statuses: ((typeof reasonsOf)[0] | typeof shared)[]) {
  answer(orderStatusEndpoints.list, { data: [{ id: 5, name: 'Rejected', sub_statuses }] })
}

async function openAll(rows: (typeof north)[]) {
  answer(orderAdminEndpoints.list, { data: rows, meta: { current_page: 1, per_page: 25, total: rows.length, last_page: 1 } })
  renderScreen('/order-admin', { as: 'admin' })
  await screen.findByText(rows[0]?.track ?? '')
}

async function offeredReasons() {
  await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('combobox', { name: 'Reason' }))
  const list = within(await screen.findByRole('listbox', { name: 'Reason' }))
  return list.getAllByRole('option').map(({ textContent }) => textContent)
}

/** Asks for a move of all of these orders, with this preview of the server. */
async function planMove(rows: (typeof north)[], status: string, data: Reply<typeof orderMoveEndpoints.previewStatuses>['data']) {
  answer(orderMoveEndpoints.previewStatuses, { data })
  await openAll(rows)
  await selectAll(rows)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Move to' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: `${status}…` }))
  await waitFor(() => expect(asked(orderMoveEndpoints.previewStatuses)).not.toHaveLength(0))
}

test('an order has the shared reasons and those of its organization', async () => {
  await openAll([north, south])
  await choose(south, 'Change reason…')
  expect(await offeredReasons()).toEqual(['Too expensive', 'Dog in the yard'])
})

test("without a reason of its organization an order's reason cannot be changed", async () => {
  answerReasons(reasonsOf.slice(0, 1))
  await openAll([north, south])
  expect(within(await openMenu(south)).queryByRole('menuitem', { name: 'Change reason…' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(await within(await openMenu(north)).findByRole('menuitem', { name: 'Change reason…' })).toBeTruthy()
})

test.each<[string, number[], string[]]>([
  ['one organization has its own reasons', [1, 1], ['Too expensive', 'Gate closed']],
  ['two organizations only those that all share', [1, 2], ['Too expensive']],
])('a move of orders of %s', async (_whose, organizations, reasons) => {
  const rows = organizations.map((organization, at) => of(organization, at + 1, 1))
  await planMove(rows, 'Rejected', { can: rows.map(({ id }) => id), requires: [], refused: [], asks: ['sub_status_id'] })
  expect(await offeredReasons()).toEqual(reasons)
})

const couriers = async () => {
  const dialog = within(await screen.findByRole('dialog'))
  return (await dialog.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent)
}

test.each<[string, number[], RegExp[]]>([
  ['one organization', [2, 2], [/Felix Wolf/]],
  ['two organizations', [1, 2], [/Dora Swift/, /Felix Wolf/]],
])('orders of %s get couriers of their organization alone', async (_whose, organizations, names) => {
  const rows = organizations.map((organization, at) => of(organization, at + 1, 1))
  await openAll(rows)
  await selectAll(rows)
  await userEvent.keyboard('{Escape}a')
  expect(await couriers()).toEqual(names.map((name) => expect.stringMatching(name)))
})

test("a move that needs a courier offers those of the orders' organization", async () => {
  const rows = [of(2, 1, 1), of(2, 2, 1)]
  const requires = rows.map(({ id }) => ({ id, fields: ['courier_id' as const] }))
  await planMove(rows, 'In delivery', { can: [], requires, refused: [], asks: ['courier_id'] })
  expect(await couriers()).toEqual([expect.stringMatching(/Felix Wolf/)])
})
