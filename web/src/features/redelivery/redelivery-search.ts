import type { QueryClient } from '@tanstack/react-query'
import { Id } from '@tracklane/contract/kit/page'
import { z } from 'zod'
import { EditorSearch } from '#features/order-edit/order-edit.api.ts'
import { lenient } from '#lib/search.ts'
import { redeliveryQueries } from './redelivery.api.ts'

/** The query string of /order/redeliver-dates/: the country for who has several, and the order that is open. */
export const RedeliverySearch = z.object({ id: Id.optional(), country_id: Id.optional(), ...EditorSearch.shape })
export type RedeliverySearch = z.output<typeof RedeliverySearch>

/** Asks for the orders that the screen begins with. */
export function startRedelivery(client: QueryClient, search: Record<string, unknown>): void {
  void client.prefetchQuery(redeliveryQueries.orders(lenient(RedeliverySearch)(search).country_id))
}
