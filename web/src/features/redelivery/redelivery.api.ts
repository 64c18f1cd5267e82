import { queryOptions } from '@tanstack/react-query'
import { courierEndpoints } from '@tracklane/contract/courier'
import type { OrderRow } from '@tracklane/contract/order'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { STATUS } from '@tracklane/contract/order-status'
import { orderQueries } from '#features/order/order.api.ts'
import { everyRow } from '#kit/whole-list.ts'
import { call } from '#lib/http.ts'

/** The most orders planned on one screen. */
const MOST = 2_000

export interface Awaiting {
  readonly orders: readonly OrderRow[]
  /** The total number; it is larger than the shown number only beyond 2,000. */
  readonly total: number
}

type Country = number | undefined

export const redeliveryQueries = {
  /** All orders that wait for another delivery, by day. */
  orders: (country: Country) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'redelivery', country ?? null],
      queryFn: ({ signal }) => fetchAwaiting(country, signal),
      meta: { live: true },
    }),
  /** The orders of each courier on these days. The key is below the orders, since they change with them. */
  loads: (from: string, to: string, country: Country) =>
    queryOptions({
      queryKey: [...orderQueries.all(), 'courier-load', from, to, country ?? null],
      queryFn: async ({ signal }) => (await call(courierEndpoints.load, { query: { from, to, ...inCountry(country) } }, signal)).data,
      meta: { live: true },
    }),
}

async function fetchAwaiting(country: Country, signal: AbortSignal): Promise<Awaiting> {
  const filter = { status_id: [STATUS.REDELIVERY], sort: 'delivery_to', ...inCountry(country) }
  const { rows, total } = await everyRow((page) => call(orderListEndpoints.list, { query: { ...filter, ...page } }, signal), MOST)
  return { orders: rows, total }
}

function inCountry(country: Country): { country_id?: number[] } {
  return country === undefined ? {} : { country_id: [country] }
}
