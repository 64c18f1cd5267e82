import type { QueryClient } from '@tanstack/react-query'
import { Id, listOf } from '@tracklane/contract/kit/page'
import { onboardingSectionQueries } from '#features/onboarding-section/onboarding-section.api.ts'
import { listSearch } from '#kit/list-search.ts'
import { TranslatedQuery } from '#kit/translated-search.ts'
import { onboardingCategoryQueries } from './onboarding-category.api.ts'

/** The query string of /onboarding-admin/category/; a new category begins in the section `from`. */
export const OnboardingCategorySearch = listSearch(TranslatedQuery.extend({ section_id: listOf(Id).optional() }))

export function startCategories(client: QueryClient): void {
  void client.prefetchQuery(onboardingCategoryQueries.list())
  void client.prefetchQuery(onboardingSectionQueries.list())
}
