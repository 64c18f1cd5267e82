import { useQuery } from '@tanstack/react-query'
import type { FullOnboardingCategory } from '@tracklane/contract/onboarding-category'
import type { FullOnboardingSection } from '@tracklane/contract/onboarding-section'
import { onboardingCategoryQueries } from '#features/onboarding-category/onboarding-category.api.ts'
import { onboardingSectionQueries } from '#features/onboarding-section/onboarding-section.api.ts'
import { inReadingOrder } from './onboarding-article-places.rules.ts'

/** The possible places of an article. */
export interface ArticlePlaces {
  readonly sections: readonly FullOnboardingSection[]
  readonly categories: readonly FullOnboardingCategory[]
}

/** Returns sections and categories; `query` is the state of both. */
export function useArticlePlaces() {
  const sections = useQuery(onboardingSectionQueries.list())
  const categories = useQuery(onboardingCategoryQueries.list())
  const places: ArticlePlaces = { sections: sections.data ?? [], categories: categories.data ?? [] }
  return {
    places,
    query: {
      data: sections.data && categories.data && inReadingOrder(sections.data, categories.data),
      error: sections.error ?? categories.error,
      isFetching: sections.isFetching || categories.isFetching,
      refetch: () => Promise.all([sections.refetch(), categories.refetch()]),
    },
  }
}
