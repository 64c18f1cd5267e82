import type { QueryClient } from '@tanstack/react-query'
import { listSearch } from '#kit/list-search.ts'
import { TranslatedQuery } from '#kit/translated-search.ts'
import { faqCategoryQueries } from './faq-category.api.ts'

/** The query string of /faq-admin/category/: what of the list is shown, and what is open beside it. */
export const FaqCategorySearch = listSearch(TranslatedQuery)

export function startFaqCategories(client: QueryClient): void {
  void client.prefetchQuery(faqCategoryQueries.list())
}
