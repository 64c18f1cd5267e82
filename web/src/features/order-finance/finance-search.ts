import type { QueryClient } from '@tanstack/react-query'
import { Id, PageQuery } from '@tracklane/contract/kit/page'
import { FinanceQuery } from '@tracklane/contract/order-finance'
import type { z } from 'zod'
import { handoverQueries } from '#features/handover/handover.api.ts'
import { lenient } from '#lib/search.ts'
import { financeQueries } from './order-finance.api.ts'

/** The query string of /order/finance/: period and countries, the page of hand-overs, and what is open beside it. */
export const FinanceSearch = FinanceQuery.extend({
  page: PageQuery.shape.page,
  per_page: PageQuery.shape.per_page.removeDefault().default(10),
  /** The hand-over that is open. */
  id: Id.optional(),
  /** The courier who hands over. */
  new: Id.optional(),
})
export type FinanceSearch = z.output<typeof FinanceSearch>

export function sumsQueryOf({ paid_at_from, paid_at_to, country_id }: FinanceSearch) {
  return { paid_at_from, paid_at_to, country_id }
}

/** The period is the same: what was handed over in it. */
export function handOversQueryOf({ paid_at_from, paid_at_to, country_id, page, per_page }: FinanceSearch) {
  return { created_at_from: paid_at_from, created_at_to: paid_at_to, country_id, page, per_page }
}

/** Asks for what the address names. */
export function startFinance(client: QueryClient, search: Record<string, unknown>): void {
  const asked = lenient(FinanceSearch)(search)
  void client.prefetchQuery(financeQueries.sums(sumsQueryOf(asked)))
  void client.prefetchQuery(handoverQueries.page(handOversQueryOf(asked)))
}
