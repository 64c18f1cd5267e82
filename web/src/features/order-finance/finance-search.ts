import type { QueryClient } from '@tanstack/react-query'
import { Id, PageQuery } from '@tracklane/contract/kit/page'
import { FinanceQuery } from '@tracklane/contract/order-finance'
import { z } from 'zod'
import { handoverQueries } from '#features/handover/handover.api.ts'
import { lenient } from '#lib/search.ts'
import { financeQueries } from './order-finance.api.ts'
import { periodOf } from './period.rules.ts'

/** The query string of /order/finance/: period and countries, the page of hand-overs, and what is open beside it. */
export const FinanceSearch = FinanceQuery.extend({
  /** All time: an address without a period is this month. */
  paid_at: z.literal('all').optional(),
  page: PageQuery.shape.page,
  per_page: PageQuery.shape.per_page.removeDefault().default(10),
  /** The hand-over that is open. */
  id: Id.optional(),
  /** The courier who hands over. */
  new: Id.optional(),
})
export type FinanceSearch = z.output<typeof FinanceSearch>

/** The period that an address leaves open: this month; undefined where it names one, or all time. */
export function unsaidPeriod({ paid_at, paid_at_from, paid_at_to }: FinanceSearch, now: Date) {
  if (paid_at ?? paid_at_from ?? paid_at_to) return undefined
  const [from, to] = periodOf('month', now)
  return { paid_at_from: from ?? undefined, paid_at_to: to ?? undefined }
}

export function sumsQueryOf({ paid_at_from, paid_at_to, country_id }: FinanceSearch) {
  return { paid_at_from, paid_at_to, country_id }
}

/** The period is the same: what was handed over in it. */
export function handOversQueryOf({ paid_at_from, paid_at_to, country_id, page, per_page }: FinanceSearch) {
  return { created_at_from: paid_at_from, created_at_to: paid_at_to, country_id, page, per_page }
}

/** Asks for what the address names. */
export function startFinance(client: QueryClient, search: Record<string, unknown>): void {
  const address = lenient(FinanceSearch)(search)
  const asked = { ...address, ...unsaidPeriod(address, new Date()) }
  void client.prefetchQuery(financeQueries.sums(sumsQueryOf(asked)))
  void client.prefetchQuery(handoverQueries.page(handOversQueryOf(asked)))
}
