import type { QueryClient } from '@tanstack/react-query'
import { CourierQuery } from '@tracklane/contract/courier'
import { Flag, Id } from '@tracklane/contract/kit/page'
import type { z } from 'zod'
import { courierQueries } from '#features/courier/courier.api.ts'
import { lenient } from '#lib/search.ts'

/** The query string of /courier/: the list, and the courier whose form is open. */
export const CourierSearch = CourierQuery.extend({ id: Id.optional(), new: Flag.optional() })
export type CourierSearch = z.output<typeof CourierSearch>

/** The list alone: opening a form must not load it anew. */
export function queryOf({ id: _opened, new: _new, ...query }: CourierSearch) {
  return query
}

/** What narrows the list down. */
export function filterOf({ search, country_id, vehicle, active }: CourierSearch) {
  return { search, country_id, vehicle, active }
}

/** Asks for the page of couriers that the address names. */
export function startCouriers(client: QueryClient, search: Record<string, unknown>): void {
  void client.prefetchQuery(courierQueries.page(queryOf(lenient(CourierSearch)(search))))
}
