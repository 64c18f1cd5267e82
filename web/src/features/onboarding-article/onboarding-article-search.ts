import type { QueryClient } from '@tanstack/react-query'
import { Id, listOf } from '@tracklane/contract/kit/page'
import { onboardingCategoryQueries } from '#features/onboarding-category/onboarding-category.api.ts'
import { onboardingSectionQueries } from '#features/onboarding-section/onboarding-section.api.ts'
import { listSearch } from '#kit/list-search.ts'
import { TranslatedQuery } from '#kit/translated-search.ts'
import { onboardingArticleQueries } from './onboarding-article.api.ts'

/** The query string of /onboarding-admin/article/; a new article begins in the category `from`. */
export const OnboardingArticleSearch = listSearch(
  TranslatedQuery.extend({ section_id: listOf(Id).optional(), category_id: listOf(Id).optional() }),
)

export function startArticles(client: QueryClient): void {
  void client.prefetchQuery(onboardingArticleQueries.list())
  void client.prefetchQuery(onboardingCategoryQueries.list())
  void client.prefetchQuery(onboardingSectionQueries.list())
}
