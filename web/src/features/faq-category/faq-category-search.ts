import type { QueryClient } from '@tanstack/react-query'
import { listSearch } from '#kit/list-search.ts'
import { TranslatedQuery } from '#kit/translated-search.ts'
import { faqCategoryQueries } from './faq-category.api.ts'

/** The query string of /faq-admin/category/: the filter of the list, and the open row. */
export const FaqCategorySearch = listSearch(TranslatedQuery)

export function startFaqCategories(client: QueryClient): void {
  void client.prefetchQuery(faqCategoryQueries.list())
}
