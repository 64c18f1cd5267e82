import type { QueryClient } from '@tanstack/react-query'
import { LanguageQuery } from '@tracklane/contract/language'
import { listQueryOf, listSearch } from '#kit/list-search.ts'
import { languageQueries } from './language.api.ts'

/** The query string of /i18n/languages/: the filter of the list, and the open language. */
export const LanguageSearch = listSearch(LanguageQuery)

export function startLanguages(client: QueryClient, search: Record<string, unknown>): void {
  void client.prefetchQuery(languageQueries.page(listQueryOf(LanguageSearch, search)))
}
