import type { QueryClient } from '@tanstack/react-query'
import { listSearch } from '#kit/list-search.ts'
import { TranslatedQuery } from '#kit/translated-search.ts'
import { onboardingSectionQueries } from './onboarding-section.api.ts'

/** The query string of /onboarding-admin/section/: the filter of the list, and the open row. */
export const OnboardingSectionSearch = listSearch(TranslatedQuery)

export function startSections(client: QueryClient): void {
  void client.prefetchQuery(onboardingSectionQueries.list())
}
