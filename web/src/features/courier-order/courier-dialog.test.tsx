import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type CourierListRow, courierEndpoints } from '@tracklane/contract/courier'
import { courierOrderEndpoints } from '@tracklane/contract/courier-order'
import type { OrderRow } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { answer, asked } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

function courier(id: number, name: string, load: Partial<CourierListRow>): CourierListRow {
  return {
    id,
    name,
    organization_id: 1,
    country_id: 1,
    vehicle: 'car',
    capacity: 10,
    active: true,
    open_orders: 2,
    day_orders: 0,
    ...load,
  }
}

const full = courier(1, 'Amir Full', { capacity: 4, day_orders: 4 })
const free = courier(2, 'Bea Free', { day_orders: 3 })
const endless = courier(3, 'Cem Endless', { capacity: null, day_orders: 1 })
const freest = courier(4, 'Dora Freest', { day_orders: 1 })

const given = { id: 70, order_id: 1, courier_id: 4, comment: null, created_at: '2026-03-01T08:00:00.000Z', version: 1, order_version: 2 }

beforeEach(() => {
  answer(orderStatusEndpoints.list, { data: [] })
  answer(courierEndpoints.options, { data: [full, free, endless, freest] })
  answer(courierOrderEndpoints.create, { data: given })
  answer(courierOrderEndpoints.update, { data: given })
})

async function askFor(row: OrderRow) {
  answer(orderListEndpoints.list, { data: [row], meta: { current_page: 1, per_page: 25, total: 1, last_page: 1 } })
  renderScreen('/order/index', { as: 'logist' })
  await userEvent.pointer({ keys: '[MouseRight]', target: await screen.findByText(row.track) })
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign courier…' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Courier for ${row.track}` }))
  await dialog.findByText('Bea Free')
  return dialog
}

const names = (dialog: Awaited<ReturnType<typeof askFor>>) => dialog.getAllByRole('radio').map((radio) => rowOf(radio).split(/\d/)[0])
const rowOf = (radio: HTMLElement) => radio.closest('label')?.textContent ?? ''
const chosen = (dialog: Awaited<ReturnType<typeof askFor>>) => rowOf(dialog.getByRole('radio', { checked: true }))

test('couriers with most room come first, then those without a limit, full ones last; each has its free places', async () => {
  const dialog = await askFor(orderRow())
  expect(names(dialog)).toEqual(['Dora Freest', 'Bea Free', 'Cem Endless', 'Amir Full'])
  expect(dialog.getByText('1 of 10, 9 free')).toBeTruthy()
  expect(dialog.getByText('1 that day, no limit')).toBeTruthy()
  expect(dialog.getByText('Full, 4 of 4')).toBeTruthy()
})

test('the best courier is chosen already: Enter assigns the order', async () => {
  const dialog = await askFor(orderRow())
  expect(chosen(dialog)).toContain('Dora Freest')
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Find a courier' }), '{Enter}')
  expect(await screen.findByText('Courier assigned to TL0000000001')).toBeTruthy()
  expect(asked(courierOrderEndpoints.create).map(({ body }) => body)).toEqual([{ order_id: 1, courier_id: 4 }])
})

test('the present courier is chosen, the arrows move the choice, and the existing assignment is changed', async () => {
  const dialog = await askFor(orderRow({ courier_id: 2, courier: 'Bea Free', courier_order_id: 70 }))
  expect(chosen(dialog)).toContain('Bea Free')
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Find a courier' }), '{ArrowDown}')
  expect(chosen(dialog)).toContain('Cem Endless')
  await userEvent.click(dialog.getByRole('button', { name: 'Assign courier' }))
  expect(await screen.findByText('Courier assigned to TL0000000001')).toBeTruthy()
  const [change] = asked(courierOrderEndpoints.update)
  expect([change?.path, change?.body]).toEqual(['/api/courier-order/70', { courier_id: 3 }])
  expect(asked(courierOrderEndpoints.create)).toEqual([])
})

test('a full courier is marked, and can still be chosen', async () => {
  const dialog = await askFor(orderRow())
  await userEvent.click(dialog.getByRole('radio', { name: /Amir Full/ }))
  expect(dialog.getByText('Amir Full is full that day. You can still go on.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Assign courier' }))
  expect(asked(courierOrderEndpoints.create).map(({ body }) => body)).toEqual([{ order_id: 1, courier_id: 1 }])
})

test('a search without results says so, and nothing can be assigned', async () => {
  const dialog = await askFor(orderRow())
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Find a courier' }), 'zzz')
  expect(dialog.getByText('No courier found')).toBeTruthy()
  expect(dialog.getByText('Try another name.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Assign courier' }).hasAttribute('disabled')).toBe(true)
})
