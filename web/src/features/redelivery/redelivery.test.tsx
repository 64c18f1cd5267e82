import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { orderPrintEndpoints } from '@tracklane/contract/order-print'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { dayFromNow } from '#lib/day.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const on = (days: number, hour: number) => new Date(`${dayFromNow(days)}T${String(hour).padStart(2, '0')}:00:00`).toISOString()
const waiting = (id: number, customer_full_name: string, patch: Parameters<typeof orderRow>[0] = {}) =>
  orderRow({ id, track: `TL${id}`, customer_full_name, status_id: 4, status: 'Redelivery', courier_order_id: null, ...patch })

const late = waiting(1, 'Ann Lee', { delivery_to: on(-2, 12), attempts: 2, last_reason: 'Nobody at home' })
const tomorrow = [
  waiting(2, 'Ben Ode', { delivery_from: on(1, 10), delivery_to: on(1, 14) }),
  waiting(3, 'Cem Koç', { delivery_to: on(1, 16) }),
]
const undated = waiting(4, 'Dan Poe', { customer_phone: null })

const courier = (id: number, name: string, capacity: number | null) => ({
  id,
  name,
  organization_id: 1,
  country_id: 1,
  vehicle: 'car' as const,
  capacity,
  active: true,
  open_orders: 3,
  day_orders: 0,
})

const page = (data: ReturnType<typeof waiting>[], meta = {}) => ({
  data,
  meta: { current_page: 1, per_page: 100, total: data.length, last_page: 1, ...meta },
})

beforeEach(() => {
  answer(orderListEndpoints.list, page([late, ...tomorrow, undated]))
  answer(courierEndpoints.options, { data: [courier(7, 'Sven Wolf', 4), courier(8, 'Johanna Lang', null)] })
  answer(courierEndpoints.load, { data: [{ courier_id: 7, day: dayFromNow(1), orders: 5, capacity: 4 }] })
  answer(orderStatusEndpoints.list, { data: [{ id: 4, name: 'Redelivery', sub_statuses: [] }] })
  answer(countryEndpoints.list, { data: [] })
})

afterEach(() => vi.restoreAllMocks())

async function open(as: 'logist' | 'organization_admin' = 'logist') {
  renderScreen('/order/redeliver-dates/', { as })
  await screen.findByRole('heading', { name: 'Late' })
}

const group = (name: RegExp | string) => screen.getByRole('region', { name })
const names = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link', { name: /^TL/ })
    .map((link) => link.getAttribute('aria-label'))

test('late ones come first, then by day, then those without a date', async () => {
  await open()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.replace(/ \d\d\.\d\d$/, ' …'))).toEqual([
    'Late',
    expect.stringMatching(/^Tomorrow, /),
    'No date',
    'Couriers',
  ])
  expect(names(group('Late'))).toEqual(['TL1, Ann Lee'])
  expect(names(group(/^Tomorrow/))).toEqual(['TL2, Ben Ode', 'TL3, Cem Koç'])
  expect(names(group('No date'))).toEqual(['TL4, Dan Poe'])
  const query = asked(orderListEndpoints.list)[0]?.query
  expect([query?.get('status_id'), query?.get('sort'), query?.get('archived')]).toEqual(['4', 'delivery_to', null])
})

test('each has its reason and number of attempts, and a link to call', async () => {
  await open()
  const row = within(group('Late'))
  expect(row.getByText('Nobody at home')).toBeTruthy()
  expect(row.getByText('2 attempts')).toBeTruthy()
  expect(row.getByRole('link', { name: 'Call Ann Lee, +49 151 1234' }).getAttribute('href')).toBe('tel:+491511234')
  expect(within(group('No date')).queryByRole('link', { name: /^Call/ })).toBeNull()
})

test("the manifest of a day's couriers is printed from that day", async () => {
  answer(orderPrintEndpoints.manifest, { type: 'pdf', name: 'Manifest', content: new Uint8Array() })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:manifest')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await open()
  const day = within(group(/^Tomorrow/))
  await userEvent.click(await day.findByRole('button', { name: 'Manifest…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Manifest: Sven Wolf' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Print this day' }))
  await waitFor(() => expect(asked(orderPrintEndpoints.manifest).map(({ body }) => body)).toEqual([{ courier_id: 7, day: dayFromNow(1) }]))
  expect(within(group('Late')).queryByRole('button', { name: 'Manifest…' })).toBeNull()
})

test('the load of each courier is beside the days, with excess marked', async () => {
  await open()
  const loads = within(screen.getByRole('table', { name: 'Orders and capacity of couriers by day' }))
  const sven = await loads.findByRole('row', { name: /Sven Wolf/ })
  expect(within(sven).getByRole('cell', { name: /5 \/4/ })).toBeTruthy()
  expect(within(sven).getByLabelText('Over capacity')).toBeTruthy()
  expect(loads.getByRole('row', { name: /Johanna Lang/ }).textContent).not.toContain('/')
})

test('several pages are one list without duplicates', async () => {
  answer(orderListEndpoints.list, page([late], { total: 2, last_page: 2 }))
  await open()
  await waitFor(() => expect(asked(orderListEndpoints.list).map(({ query }) => query.get('page'))).toEqual(['1', '2']))
  expect(screen.getAllByRole('link', { name: 'TL1, Ann Lee' })).toHaveLength(1)
})

test('A on the heading of a day assigns all of it to a courier; Undo restores each former one', async () => {
  answer(orderOperationEndpoints.assignCourier, { data: { done: [2, 3], refused: [], versions: [12, 13] } })
  await open()
  const day = group(/^Tomorrow/)
  within(day)
    .getByRole('button', { name: /Assign courier/ })
    .focus()
  await userEvent.keyboard('a')
  const dialog = await screen.findByRole('dialog', { name: 'Assign courier: 2 orders' })
  await userEvent.click(await within(dialog).findByRole('radio', { name: /Johanna Lang/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign courier to 2 orders' }))
  await waitFor(() => expect(asked(orderOperationEndpoints.assignCourier)[0]?.body).toEqual({ courier_id: 8, order_ids: [2, 3] }))

  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(asked(orderOperationEndpoints.assignCourier)[1]?.body).toMatchObject({ order_ids: [2, 3], versions: [12, 13] }),
  )
})

test('a day is selected as a whole, and its orders get another date together', async () => {
  await open()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all of Tomorrow/ }))
  const bar = screen.getByRole('toolbar', { name: 'Chosen orders' })
  expect(within(bar).getByRole('status').textContent).toMatch(/^2 selected/)
  await userEvent.click(within(bar).getByRole('button', { name: 'Change delivery date…' }))
  expect(await screen.findByRole('dialog', { name: 'Change delivery date: 2 orders' })).toBeTruthy()
})

test('the menu of an order opens at the pointer', async () => {
  await open()
  fireEvent.contextMenu(screen.getByRole('link', { name: 'TL1, Ann Lee' }))
  expect(await screen.findByRole('menuitem', { name: /Change delivery date…/ })).toBeTruthy()
})

test('an empty list says so', async () => {
  answer(orderListEndpoints.list, page([]))
  renderScreen('/order/redeliver-dates/', { as: 'logist' })
  expect(await screen.findByText('Nothing waits to be delivered again')).toBeTruthy()
})

test('a failed request can be repeated', async () => {
  refuse(orderListEndpoints.list, 500, { message: 'Out of order' })
  renderScreen('/order/redeliver-dates/', { as: 'logist' })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(asked(orderListEndpoints.list).length).toBeGreaterThan(1)
})

test('a person of several countries chooses one', async () => {
  const land = {
    currency_id: 1,
    currency_code: 'EUR',
    phone_code: '+49',
    time_zone: 'Europe/Berlin',
    tomorrow_at: '18:00',
    quiet_from: '21:00',
    quiet_to: '08:00',
    active: true,
    created_at: on(-9, 8),
    updated_at: on(-9, 8),
    version: 1,
  }
  answer(countryEndpoints.list, {
    data: [
      { id: 1, name: 'Germany', code: 'DE', ...land },
      { id: 2, name: 'Poland', code: 'PL', ...land },
    ],
  })
  await open('organization_admin')
  await userEvent.click(await screen.findByRole('combobox', { name: 'Country' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Poland' }))
  await waitFor(() => expect(asked(orderListEndpoints.list).at(-1)?.query.get('country_id')).toBe('2'))
})
