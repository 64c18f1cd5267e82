import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { type HandOverRow, handoverEndpoints } from '@tracklane/contract/handover'
import type { Input } from '@tracklane/contract/kit/endpoint'
import type { OrderRow } from '@tracklane/contract/order'
import { MAX_ORDERS } from '@tracklane/contract/order-bulk'
import { handOverName } from '@tracklane/contract/order-hold'
import { orderListEndpoints } from '@tracklane/contract/order-list'
import { moneyFilter } from '@tracklane/contract/order-money'
import { orderQueries } from '#features/order/order.api.ts'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { everyRow } from '#kit/whole-list.ts'
import { call } from '#lib/http.ts'
import { translate } from '#lib/i18n.ts'

export type HandOverListQuery = Input<typeof handoverEndpoints.list>['query']

interface Whose {
  readonly courier_id: number
  readonly country_id?: readonly number[] | undefined
}

/** A key below the orders: changes of orders may change what is left to hand over. */
const all = () => [...orderQueries.all(), 'handover'] as const

export const handoverQueries = {
  page: (query: HandOverListQuery) =>
    queryOptions({
      queryKey: [...all(), 'page', query],
      queryFn: ({ signal }) => call(handoverEndpoints.list, { query }, signal),
      placeholderData: keepPreviousData,
      meta: { live: true },
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...all(), 'detail', id],
      queryFn: async ({ signal }) => (await call(handoverEndpoints.get, { params: { id } }, signal)).data,
      meta: { live: true, silent: true },
    }),
  /** The orders whose money a courier still has to hand over, by currency. */
  outstanding: (whose: Whose) =>
    queryOptions({
      queryKey: [...all(), 'outstanding', whose],
      queryFn: ({ signal }) => outstandingOrders(whose, signal),
      meta: { live: true, silent: true },
    }),
}

/** Loads as many orders as one hand-over takes, and their total number. */
function outstandingOrders(whose: Whose, signal: AbortSignal): Promise<{ rows: OrderRow[]; total: number }> {
  const filter = { ...moneyFilter('outstanding', {}, whose), sort: 'currency_code,delivered_at' }
  return everyRow((page) => call(orderListEndpoints.list, { query: { ...filter, ...page } }, signal), MAX_ORDERS)
}

interface HandingOver {
  readonly body: Input<typeof handoverEndpoints.create>['body']
  /** The Idempotency-Key: a hand-over that is sent again is made once. */
  readonly key: string
}

export function useHandOver() {
  const ordersChanged = useOrdersChanged()
  return useMutation({
    mutationFn: async ({ body, key }: HandingOver) =>
      (await call(handoverEndpoints.create, { body, headers: { 'Idempotency-Key': key } })).data,
    onSettled: (_made, _error, { body }) => ordersChanged(body.order_ids),
  })
}

export function useTakeBack(id: number) {
  const ordersChanged = useOrdersChanged()
  return useMutation({
    mutationFn: async (reason: string) => (await call(handoverEndpoints.cancel, { params: { id }, body: { reason } })).data,
    onSettled: (handOver) => ordersChanged(handOver?.order_rows.map(({ order_id }) => order_id) ?? null),
  })
}

/** Saves the receipt; a card shows the progress and errors. */
export async function printReceipt({ id, number }: Pick<HandOverRow, 'id' | 'number'>): Promise<void> {
  const { download } = await import('#kit/download.ts')
  const label = translate('finance', 'Receipt {number}', { number: handOverName({ number }) })
  await download(handoverEndpoints.receipt, { params: { id } }, { label })
}
