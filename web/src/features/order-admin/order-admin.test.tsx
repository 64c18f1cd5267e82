import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import { orderAdminEndpoints as on } from '@tracklane/contract/order-admin'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { useSubscribedChannel } from '#features/order/subscribed-channel.store.ts'
import { useData } from '#lib/persisted.ts'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const ann = { ...orderRow({ id: 1, track: 'TL1', customer_full_name: 'Ann Lee' }), organization: 'North Parcel' }
const bob = { ...orderRow({ id: 2, track: 'TL2', customer_full_name: 'Bob Ray', deleted: true }), organization: 'South Freight' }

beforeEach(() => {
  useData.setState(useData.getInitialState(), true)
  answer(on.list, { data: [ann, bob], meta: { current_page: 1, per_page: 25, total: 2, last_page: 1 } })
  answer(orderStatusEndpoints.list, { data: [{ id: 1, name: 'New', sub_statuses: [] }] })
  answer(countryEndpoints.list, { data: [] })
  answer(courierEndpoints.options, { data: [] })
  answer(organizationEndpoints.options, {
    data: [
      { id: 1, name: 'North Parcel', active: true },
      { id: 2, name: 'South Freight', active: false },
    ],
  })
})

function courierOf(organization_id: number, name: string) {
  return {
    id: organization_id,
    name,
    organization_id,
    country_id: 1,
    vehicle: null,
    capacity: null,
    active: true,
    open_orders: 0,
    day_orders: null,
  } as never // the part that a filter needs
}

async function openAll(search = '') {
  const router = renderScreen(`/order-admin${search}`, { as: 'admin' })
  await screen.findByRole('link', { name: /Ann Lee/ })
  return router
}

const queries = () => asked(on.list).map(({ query }) => query.toString())
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

test('live orders of every organization, its name in the first column, which can be sorted', async () => {
  await openAll()
  expect(heads().slice(0, 3)).toEqual(['', 'Organization', 'Track'])
  expect(screen.getByText('South Freight').closest('td')?.textContent).toBe('South FreightDeleted TL2, Bob Ray')
  expect(screen.getByText('North Parcel').closest('td')?.textContent).toBe('North Parcel TL1, Ann Lee')
  expect(queries()).toEqual(['page=1&per_page=25'])
  await userEvent.click(screen.getByRole('button', { name: 'Organization' }))
  await waitFor(() => expect(queries().at(-1)).toContain('sort=organization'))
  expect(asked(orderListEndpoints.list)).toEqual([])
})

test('chips add archived and deleted orders, and name the organization', async () => {
  const router = await openAll('?archived=any&deleted=any&organization_id=2')
  const chips = within(screen.getByRole('list', { name: 'Filters set' }))
  expect(chips.getByRole('button', { name: 'Archived too' })).toBeTruthy()
  expect(chips.getByRole('button', { name: 'Deleted too' })).toBeTruthy()
  expect(await chips.findByRole('button', { name: 'Organization: South Freight' })).toBeTruthy()
  await userEvent.click(chips.getByRole('button', { name: 'Remove the filter “Deleted too”' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ organization_id: '2', archived: 'any' }))
})

test('reasons and couriers are those of the chosen organization, else with their organization', async () => {
  const late = { name: 'Late', organization_id: null }
  answer(orderStatusEndpoints.list, {
    data: [
      {
        id: 5,
        name: 'Rejected',
        sub_statuses: [
          { ...late, id: 50 },
          { id: 51, name: 'Too far', organization_id: 1 },
          { id: 52, name: 'Too far', organization_id: 2 },
        ],
      },
    ],
  })
  answer(courierEndpoints.options, { data: [courierOf(1, 'Ada North'), courierOf(2, 'Bea South')] })
  await openAll()
  const choices = async (name: string) => {
    await userEvent.keyboard('f')
    await userEvent.click(await screen.findByRole('option', { name }))
    const boxes = within(await screen.findByRole('group', { name })).getAllByRole('checkbox')
    await userEvent.keyboard('{Escape}{Escape}')
    return boxes.map((box) => box.closest('label')?.textContent)
  }
  expect(await choices('Reason')).toEqual(['Late', 'Too far · North Parcel', 'Too far · South Freight'])
  await userEvent.keyboard('f')
  await userEvent.click(await screen.findByRole('option', { name: 'Organization' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'South Freight' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Show/ }))
  expect(await choices('Reason')).toEqual(['Late', 'Too far · South Freight'])
  expect(await choices('Courier')).toEqual(['Bea South · South Freight'])
})

test('a deleted order is restored from its menu', async () => {
  answer(orderOperationEndpoints.restore, { data: { ...bob, deleted: false, transitions: [], refused: [] } })
  await openAll()
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText('TL2') })
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore…' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('TL2 restored')).toBeTruthy()
})

test('an archived order of another organization is deleted, and restored by Undo', async () => {
  const cem = { ...orderRow({ id: 3, track: 'TL3', customer_full_name: 'Cem Koç', archived: true }), organization: 'South Freight' }
  answer(on.list, { data: [ann, cem], meta: { current_page: 1, per_page: 25, total: 2, last_page: 1 } })
  answer(orderOperationEndpoints.remove, undefined)
  answer(orderOperationEndpoints.restore, { data: { ...cem, transitions: [], refused: [] } })
  await openAll('?archived=any')
  const before = queries().length
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText('TL3') })
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('TL3 deleted')).toBeTruthy()
  await waitFor(() => expect(queries().length).toBeGreaterThan(before))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeTruthy()
  const paths = [orderOperationEndpoints.remove, orderOperationEndpoints.restore].map((one) => asked(one).map(({ path }) => path))
  expect(paths).toEqual([['/api/order/3'], ['/api/order/3/restore']])
})

test('the list of all organizations has its time, and loads again when the window is shown', async () => {
  await openAll()
  expect(screen.getByText(/^As of \d\d:\d\d$/)).toBeTruthy()
  expect(useSubscribedChannel.getState().channel).toBeNull()
  const before = queries().length
  act(() => void fireEvent.focus(window))
  await waitFor(() => expect(queries().length).toBe(before + 1))
})

test('the list of one organization and country is live, and ends its channel afterwards', async () => {
  const router = await openAll('?organization_id=2&country_id=3')
  expect(screen.getByText(/^Live as of/)).toBeTruthy()
  expect(useSubscribedChannel.getState().channel).toBe('private-orders.2.3')
  await act(() => router.navigate({ to: '/' }))
  await waitFor(() => expect(useSubscribedChannel.getState().channel).toBeUndefined())
})
