import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type OrderSubStatus, orderSubStatusEndpoints } from '@tracklane/contract/order-sub-status'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { beforeEach, expect, test } from 'vitest'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const AT = '2026-03-01T08:00:00.000Z'

const sub = (patch: Partial<OrderSubStatus> = {}): OrderSubStatus => ({
  id: 5,
  name: 'Gate closed',
  status_id: 5,
  organization_id: 1,
  organization: 'North Parcel',
  color: null,
  position: 1,
  active: true,
  created_at: AT,
  updated_at: AT,
  version: 2,
  ...patch,
})
const rows = [
  sub({ id: 1, name: 'Wrong address', organization_id: null, organization: null }),
  sub(),
  sub({ id: 6, name: 'Dog', position: 2, active: false }),
  sub({ id: 7, name: 'Moat', position: 3 }),
]

beforeEach(() => {
  answer(orderSubStatusEndpoints.list, { data: rows })
  answer(orderSubStatusEndpoints.get, ({ path }) => ({ data: rows.find(({ id }) => path.endsWith(`/${id}`)) ?? sub() }))
  answer(organizationEndpoints.options, { data: [{ id: 1, name: 'North Parcel', active: true }] })
})

const formNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const rejected = async () => within(await screen.findByRole('region', { name: 'Rejected' }))
const ownIn = (section: ReturnType<typeof within>) =>
  within(section.getByRole('list', { name: 'Order within Rejected' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('each status has the shared and own ones; arrows sort them', async () => {
  answer(orderSubStatusEndpoints.place, () => {
    answer(orderSubStatusEndpoints.list, { data: [rows[0], rows[1], rows[3], rows[2]].flatMap((row) => row ?? []) })
    return { data: [] }
  })
  renderScreen('/kanban/order-sub-status', { as: 'organization_admin' })
  const section = await rejected()
  expect(within(section.getByRole('list', { name: 'Everybody’s' })).getByRole('link', { name: 'Wrong address' })).toBeTruthy()
  expect(ownIn(section)).toEqual(['Gate closed', 'Dog', 'Moat'])
  expect(section.getByText('Inactive')).toBeTruthy()
  section.getByRole('button', { name: 'Move Moat with the up and down arrows' }).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(ownIn(section)).toEqual(['Gate closed', 'Moat', 'Dog'])
  await waitFor(() => expect(asked(orderSubStatusEndpoints.place).map(({ body }) => body)).toEqual([{ ids: [5, 7, 6] }]))
})

test("a refused order goes back to the server's", async () => {
  refuse(orderSubStatusEndpoints.place, 422, { message: 'No', errors: { ids: ['No'] } })
  renderScreen('/kanban/order-sub-status', { as: 'organization_admin' })
  const section = await rejected()
  section.getByRole('button', { name: 'Move Moat with the up and down arrows' }).focus()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(asked(orderSubStatusEndpoints.place)).toHaveLength(1))
  await waitFor(() => expect(ownIn(section)).toEqual(['Gate closed', 'Dog', 'Moat']))
})

test('a new one starts in its status', async () => {
  answer(orderSubStatusEndpoints.create, { data: sub({ id: 9, name: 'Fence' }) })
  const router = renderScreen('/kanban/order-sub-status', { as: 'organization_admin' })
  await userEvent.click((await rejected()).getByRole('button', { name: 'Add to Rejected' }))
  const form = await formNamed('New sub-status')
  await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Fence')
  await userEvent.click(form.getByRole('combobox', { name: 'Colour' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Teal' }))
  await userEvent.click(form.getByRole('button', { name: 'Add sub-status' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New sub-status' })).toBeNull())
  expect(asked(orderSubStatusEndpoints.create)[0]?.body).toEqual({ name: 'Fence', color: 'success', active: true, status_id: 5 })
  expect(router.state.location.search).not.toHaveProperty('new')
})

test('an existing name is refused at its field', async () => {
  refuse(orderSubStatusEndpoints.update, 422, { errors: { name: ['This status has one of this name already'] } })
  renderScreen('/kanban/order-sub-status?id=5', { as: 'organization_admin' })
  const form = await formNamed('Gate closed')
  await userEvent.type(form.getByRole('textbox', { name: /Name/ }), '!')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This status has one of this name already')).toBeTruthy()
})

test('a used one is made inactive instead of deleted, with a link to its orders', async () => {
  refuse(orderSubStatusEndpoints.remove, 409, {
    error: '2 orders use this: make it inactive instead',
    data: { orders: 2, earlier_orders: 1 },
  })
  answer(orderSubStatusEndpoints.update, { data: sub({ active: false, version: 3 }) })
  renderScreen('/kanban/order-sub-status?id=5', { as: 'organization_admin' })
  const form = await formNamed('Gate closed')
  await userEvent.click(form.getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: /confirm/i })).getByRole('button', { name: /Confirm|Delete/ }))
  expect(await form.findByText('2 orders use this: make it inactive instead')).toBeTruthy()
  expect(form.getByRole('link', { name: 'Show 2 orders' }).getAttribute('href')).toContain('/order/index?sub_status_id=5')
  await userEvent.click(form.getByRole('button', { name: 'Make inactive' }))
  await waitFor(() => expect(asked(orderSubStatusEndpoints.update)[0]?.body).toEqual({ active: false }))
})

test('shared ones are read-only for an organization', async () => {
  renderScreen('/kanban/order-sub-status?id=1', { as: 'organization_admin' })
  const form = await formNamed('Wrong address')
  expect(form.getByText('This is everybody’s: only administrators change it.')).toBeTruthy()
  expect(form.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
})

test('an administrator sorts shared ones, and those of each organization', async () => {
  renderScreen('/kanban/order-sub-status', { as: 'admin' })
  expect(ownIn(await rejected())).toEqual(['Wrong address'])
  await userEvent.click(screen.getByRole('combobox', { name: 'Whose' }))
  await userEvent.click(await screen.findByRole('option', { name: 'North Parcel' }))
  await waitFor(async () => expect(ownIn(await rejected())).toEqual(['Gate closed', 'Dog', 'Moat']))
})
