import type { QueryClient } from '@tanstack/react-query'
import { Id } from '@tracklane/contract/kit/page'
import { z } from 'zod'
import { EditorSearch } from '#features/order-edit/order-edit.api.ts'
import { lenient } from '#lib/search.ts'
import { redeliveryQueries } from './redelivery.api.ts'

/** The query string of /order/redeliver-dates/: the country for people with several, and the open order. */
export const RedeliverySearch = z.object({ id: Id.optional(), country_id: Id.optional(), ...EditorSearch.shape })
export type RedeliverySearch = z.output<typeof RedeliverySearch>

/** Asks early for the first orders of the screen. */
export function startRedelivery(client: QueryClient, search: Record<string, unknown>): void {
  void client.prefetchQuery(redeliveryQueries.orders(lenient(RedeliverySearch)(search).country_id))
}
