import type { QueryClient } from '@tanstack/react-query'
import { Id, PageQuery } from '@tracklane/contract/kit/page'
import { FinanceQuery } from '@tracklane/contract/order-finance'
import { z } from 'zod'
import { handoverQueries } from '#features/handover/handover.api.ts'
import { lenient } from '#lib/search.ts'
import { financeQueries } from './order-finance.api.ts'
import { periodOf } from './period.rules.ts'

/** The query string of /order/finance/: period and countries, the page of hand-overs, and the open drawer. */
export const FinanceSearch = FinanceQuery.extend({
  /** All time; an address without a period means this month. */
  paid_at: z.literal('all').optional(),
  page: PageQuery.shape.page,
  per_page: PageQuery.shape.per_page.removeDefault().default(10),
  /** The open hand-over. */
  id: Id.optional(),
  /** The courier of a new hand-over. */
  new: Id.optional(),
})
export type FinanceSearch = z.output<typeof FinanceSearch>

/** Returns this month for an address without a period; undefined where it has one, or all time. */
export function defaultPeriod({ paid_at, paid_at_from, paid_at_to }: FinanceSearch, now: Date) {
  if (paid_at ?? paid_at_from ?? paid_at_to) return undefined
  const [from, to] = periodOf('month', now)
  return { paid_at_from: from ?? undefined, paid_at_to: to ?? undefined }
}

export function sumsQueryOf({ paid_at_from, paid_at_to, country_id }: FinanceSearch) {
  return { paid_at_from, paid_at_to, country_id }
}

/** Returns the query of the hand-overs made in the period. */
export function handOversQueryOf({ paid_at_from, paid_at_to, country_id, page, per_page }: FinanceSearch) {
  return { created_at_from: paid_at_from, created_at_to: paid_at_to, country_id, page, per_page }
}

/** Asks early for the data of the address. */
export function startFinance(client: QueryClient, search: Record<string, unknown>): void {
  const address = lenient(FinanceSearch)(search)
  const asked = { ...address, ...defaultPeriod(address, new Date()) }
  void client.prefetchQuery(financeQueries.sums(sumsQueryOf(asked)))
  void client.prefetchQuery(handoverQueries.page(handOversQueryOf(asked)))
}
