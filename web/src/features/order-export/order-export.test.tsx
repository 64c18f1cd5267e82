import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { countryEndpoints } from '@tracklane/contract/country'
import { courierEndpoints } from '@tracklane/contract/courier'
import type { Role } from '@tracklane/contract/kit/role'
import { orderExportEndpoints as on } from '@tracklane/contract/order-export'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { orderStatusEndpoints } from '@tracklane/contract/order-status'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderRow } from '#features/order/order.testing.ts'
import { useData } from '#lib/persisted.ts'
import { answer, asked, refuse } from '#testing/answer.ts'
import { renderScreen } from '#testing/render-screen.tsx'

beforeEach(() => {
  useData.setState(useData.getInitialState(), true)
  const data = [orderRow({ id: 1, track: 'TL1' }), orderRow({ id: 2, track: 'TL2' })]
  answer(orderListEndpoints.list, { data, meta: { current_page: 1, per_page: 25, total: 2, last_page: 1 } })
  answer(orderStatusEndpoints.list, { data: [{ id: 1, name: 'New', sub_statuses: [] }] })
  answer(countryEndpoints.list, { data: [] })
  answer(courierEndpoints.options, { data: [] })
  // Refused, since only the request matters here.
  refuse(on.orders, 422, { errors: { format: 'Too long' } })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

async function open(as: Role, search = '') {
  renderScreen(`/order/index${search}`, { as })
  await screen.findByText('TL1')
}

async function wish(entry: RegExp) {
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
  await screen.findByText('Too long')
  return asked(on.orders).map(({ body }) => body)
}

test('the list is exported with its filter, its sort and its columns, cells with two values as two columns', async () => {
  await open('reporter', '?status_id=1&sort=-total&page=2')
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  expect(await wish(/XLSX/)).toEqual([
    {
      format: 'xlsx',
      filters: { status_id: [1], sort: '-total' },
      columns: [
        ...['track', 'status', 'sub_status', 'customer_full_name', 'customer_phone', 'customer_address'],
        ...['delivery_from', 'delivery_to', 'courier', 'total', 'currency_code', 'payment_type', 'paid'],
      ],
    },
  ])
})

test('only the selected orders are exported', async () => {
  await open('logist')
  await userEvent.click(screen.getByRole('checkbox', { name: /TL2/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Actions' }))
  expect(await wish(/CSV/)).toMatchObject([{ format: 'csv', order_ids: [2] }])
})
