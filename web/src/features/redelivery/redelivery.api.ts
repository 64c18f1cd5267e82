import { queryOptions } from '@tanstack/react-query'
import { courierEndpoints } from '@tracklane/contract/courier'
import type { OrderRow } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { STATUS } from '@tracklane/contract/order-status'
import { orderQueries } from '#features/order/order.api.ts'
import { call } from '#lib/http.ts'

const PER_PAGE = 100
/** More than this nobody plans on one screen. */
const MOST_PAGES = 20

export interface Awaiting {
  readonly orders: readonly OrderRow[]
  /** How many there are; more than are shown only beyond 2,000. */
  readonly total: number
}

type Country = number | undefined

export const redeliveryQueries = {
  /** Everything that waits to be delivered again, by day. */
  orders: (country: Country) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'redelivery', country ?? null],
      queryFn: ({ signal }) => fetchAwaiting(country, signal),
      meta: { live: true },
    }),
  /** The orders each courier has on these days: they change with the orders. */
  loads: (from: string, to: string, country: Country) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'courier-load', from, to, country ?? null],
      queryFn: async ({ signal }) => (await call(courierEndpoints.load, { query: { from, to, ...inCountry(country) } }, signal)).data,
      meta: { live: true },
    }),
}

async function fetchAwaiting(country: Country, signal: AbortSignal): Promise<Awaiting> {
  // By id: a row that moves to the next page meanwhile is still one row.
  const orders = new Map<number, OrderRow>()
  let [page, last, total] = [1, 1, 0]
  for (; page <= Math.min(last, MOST_PAGES); page += 1) {
    const query = { status_id: [STATUS.REDELIVERY], sort: 'delivery_to', per_page: PER_PAGE, page, ...inCountry(country) }
    const { data, meta } = await call(orderListEndpoints.list, { query }, signal)
    for (const order of data) orders.set(order.id, order)
    last = meta.last_page
    total = meta.total
  }
  return { orders: [...orders.values()], total }
}

function inCountry(country: Country): { country_id?: number[] } {
  return country === undefined ? {} : { country_id: [country] }
}
