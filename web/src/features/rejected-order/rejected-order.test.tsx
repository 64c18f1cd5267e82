import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { organizationEndpoints } from '@tracklane/contract/organization'
import { rejectedOrderEndpoints as on, type RejectedStatistics } from '@tracklane/contract/rejected-order'
import { beforeEach, expect, test } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { addDays } from '#features/rejected-order/rejected-period.rules.ts'
import { today } from '#lib/day.ts'
import { useData } from '#lib/persisted.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const HOUR = 3_600_000
const rejected = {
  ...orderRow({
    id: 11,
    status_id: 5,
    attempts: 2,
    last_reason: 'Refused at the door',
    status_changed_at: new Date(Date.now() - 46 * HOUR - 60_000).toISOString(),
  }),
  organization: 'North Parcel',
}

const statistics: RejectedStatistics = {
  total: 3,
  returned: 2,
  delivered: 22,
  rate: 0.12,
  by_courier: [
    { id: 7, name: 'Sven Wolf', rejected: 2, returned: 0, rate: 0.1 },
    { id: 8, name: 'Mehmet Yılmaz', rejected: 1, returned: 2, rate: 0.2 },
    { id: null, name: 'No courier', rejected: 0, returned: 0, rate: 0 },
  ],
  by_country: [{ id: 1, name: 'Germany', rejected: 3, returned: 2, rate: 0.12 }],
  by_sub_status: [
    { id: 4, name: 'Refused at the door', rejected: 2, returned: 0, rate: null },
    { id: null, name: 'No reason given', rejected: 1, returned: 2, rate: null },
  ],
  by_day: [{ day: today(), name: today(), rejected: 3, returned: 2, rate: 0.12 }],
  exact_from: null,
}

beforeEach(() => {
  useData.setState(useData.getInitialState(), true)
  answer(on.list, { data: [rejected], meta: { current_page: 1, per_page: 25, total: 1, last_page: 1 } })
  answer(on.statistics, { data: statistics })
  answer(orderStatusEndpoints.list, { data: [{ id: 5, name: 'Rejected', sub_statuses: [] }] })
  answer(countryEndpoints.list, { data: [] })
  answer(courierEndpoints.options, { data: [] })
  answer(organizationEndpoints.options, { data: [] })
})

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const from = addDays(today(), -29)
const rejectedThen = `rejected_at_from=${from}&rejected_at_to=${today()}`
const returnedThen = `returned_at_from=${from}&returned_at_to=${today()}`

async function openStatistics(search = '', as: 'logist' | 'admin' = 'logist') {
  const router = renderScreen(`/order/rejected/?tab=statistics${search}`, { as })
  await screen.findByRole('heading', { name: 'By courier' })
  return router
}

test('the list has reason, attempts and waiting time; the latest rejection comes first', async () => {
  renderScreen('/order/rejected/', { as: 'logist' })
  const link = await screen.findByRole('link', { name: /Ann Lee/ })
  expect(heads()).toEqual(['', 'Track', 'Customer', 'Address', 'Reason', 'Courier', 'Attempts', 'Total', 'Time in status', 'Actions'])
  const cells = [...(link.closest('tr')?.cells ?? [])].map((cell) => cell.textContent)
  expect([cells[4], cells[6]]).toEqual(['Refused at the door', '2'])
  expect(cells[8]).toMatch(/^46:01/)
  // “30.11.2026 06:42” under it is 106 px wide, and a cell has 16 px of its own.
  const columns = link.closest('table')?.querySelectorAll<HTMLElement>('col[style]') ?? []
  expect(Number.parseInt([...columns][8]?.style.getPropertyValue('--narrow') ?? '', 10)).toBeGreaterThanOrEqual(122)
  expect(asked(on.list).at(-1)?.query.get('sort')).toBe('-status_changed_at')
})

test('an administrator sees the organization of each', async () => {
  renderScreen('/order/rejected/', { as: 'admin' })
  await screen.findByRole('link', { name: /Ann Lee/ })
  expect(heads().slice(0, 3)).toEqual(['', 'Organization', 'Track'])
  expect(screen.getByText('North Parcel')).toBeTruthy()
})

test('the statistics are of the last 30 days; every number links to exactly its orders, archived ones too', async () => {
  await openStatistics()
  const query = asked(on.statistics)[0]?.query
  expect([query?.get('rejected_at_from'), query?.get('rejected_at_to')]).toEqual([from, today()])
  expect(target('Rejected: 3')).toBe(`/order/index?${rejectedThen}&archived=any`)
  expect(target('Returned: 2')).toBe(`/order/index?${returnedThen}&archived=any`)
  expect(target('Sven Wolf, Rejected: 2')).toBe(`/order/index?${rejectedThen}&courier_id=7&archived=any`)
  expect(target('Mehmet Yılmaz, Returned: 2')).toBe(`/order/index?${returnedThen}&courier_id=8&archived=any`)
  expect(target('Refused at the door: 2')).toBe(`/order/index?${rejectedThen}&sub_status_id=4&archived=any`)
  expect(target('No reason given: 1')).toBe(`/order/index?${rejectedThen}&has_sub_status=0&archived=any`)
})

test('limits of the numbers are explained: orders of several days, couriers that were not stored', async () => {
  const day = { name: 'a day', rejected: 2, returned: 0, rate: 1 }
  const by_day = [-1, 0].map((days) => ({ ...day, day: addDays(today(), days) }))
  answer(on.statistics, { data: { ...statistics, by_day, exact_from: today() } })
  await openStatistics()
  expect(screen.getByText('The days add up to 4: some orders were rejected on several.')).toBeTruthy()
  expect(screen.getByText(/^Couriers are exact from /)).toBeTruthy()
})

test('a list of orders rejected then mentions that some have another status now', async () => {
  answer(orderListEndpoints.list, {
    data: [{ ...rejected, status_id: 7 }],
    meta: { current_page: 1, per_page: 25, total: 1, last_page: 1 },
  })
  renderScreen('/order/index?rejected_at_from=2026-01-01', { as: 'logist' })
  expect(await screen.findByText('Some have another status now')).toBeTruthy()
  expect(screen.getByText('Rejected')).toBeTruthy()
})

test('the highest rate comes first, orders without a courier last', async () => {
  await openStatistics()
  const rows = within(screen.getByRole('table', { name: 'By courier' })).getAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Mehmet Yılmaz', 'Sven Wolf', 'No courier'])
})

test('each day of the table links to its orders', async () => {
  await openStatistics()
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
  const [day, month, year] = [today().slice(8), today().slice(5, 7), today().slice(0, 4)]
  expect(target(`Rejected, ${day}.${month}.${year}: 3`)).toBe(
    `/order/index?rejected_at_from=${today()}&rejected_at_to=${today()}&archived=any`,
  )
})

test("an administrator's numbers link to the orders of all organizations", async () => {
  await openStatistics('', 'admin')
  expect(target('Returned: 2')).toBe(`/order-admin?${returnedThen}&archived=any`)
  expect(target('Rejected: 3')).toBe(`/order-admin?${rejectedThen}&archived=any`)
})

test('another period is in the address', async () => {
  const router = await openStatistics()
  await userEvent.click(screen.getByRole('radio', { name: '7 days' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ rejected_at_from: addDays(today(), -6), tab: 'statistics' }))
  await waitFor(() => expect(asked(on.statistics).some(({ query }) => query.get('rejected_at_from') === addDays(today(), -6))).toBe(true))
})

test('a period without closed orders says so', async () => {
  answer(on.statistics, {
    data: { ...statistics, total: 0, returned: 0, rate: null, by_courier: [], by_country: [], by_sub_status: [], by_day: [] },
  })
  renderScreen('/order/rejected/?tab=statistics', { as: 'logist' })
  expect(await screen.findByText('No orders were closed in this period')).toBeTruthy()
})

test('failed statistics say so and can be loaded again', async () => {
  refuse(on.statistics, 500, { message: 'Out of order' })
  renderScreen('/order/rejected/?tab=statistics', { as: 'logist' })
  expect(await screen.findByText('This could not be loaded')).toBeTruthy()
  answer(on.statistics, { data: statistics })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'By reason' })).toBeTruthy()
})
