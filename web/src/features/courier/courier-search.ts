import type { QueryClient } from '@tanstack/react-query'
import { CourierQuery } from '@tracklane/contract/courier'
import { listQueryOf, listSearch } from '#kit/list-search.ts'
import { courierQueries } from './courier.api.ts'

/** The query string of /courier/: the list, and the open courier. */
export const CourierSearch = listSearch(CourierQuery)

/** Asks early for the page of couriers of the address. */
export function startCouriers(client: QueryClient, search: Record<string, unknown>): void {
  void client.prefetchQuery(courierQueries.page(listQueryOf(CourierSearch, search)))
}
