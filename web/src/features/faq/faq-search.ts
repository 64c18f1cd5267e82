import type { QueryClient } from '@tanstack/react-query'
import { Id, listOf } from '@tracklane/contract/kit/page'
import { z } from 'zod'
import { faqCategoryQueries } from '#features/faq-category/faq-category.api.ts'
import { listSearch } from '#kit/list-search.ts'
import { TranslatedQuery } from '#kit/translated-search.ts'
import { faqQueries } from './faq.api.ts'

/** The query string of /faq-admin/faq: the filter of the list, and the open row; a new question begins in the category `from`. */
export const FaqIndexSearch = listSearch(
  TranslatedQuery.extend({
    category_id: listOf(Id).optional(),
    tab: z.enum(['missed', 'unhelpful']).optional(),
  }),
)

/** Asks early for the first data of the address. */
export function startFaqs(client: QueryClient, search: Record<string, unknown>): void {
  if (search.tab === 'missed') return void client.prefetchQuery(faqQueries.missed())
  void client.prefetchQuery(faqQueries.list())
  void client.prefetchQuery(faqCategoryQueries.list())
}
