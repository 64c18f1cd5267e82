import type { QueryClient } from '@tanstack/react-query'
import { Id } from '@tracklane/contract/kit/page'
import { KnowledgeQuery } from '@tracklane/contract/knowledge'
import { z } from 'zod'
import { onboardingReaderQueries } from './onboarding-reader.api.ts'

/** The query string of /onboarding: which section is open, or which article, by its number or by the key of one that came with the product. */
export const OnboardingReaderSearch = z.object({
  search: KnowledgeQuery.shape.search.optional(),
  section: Id.optional(),
  article: Id.optional(),
  article_key: z.string().max(60).optional(),
})

/** Asks for what the address shows first, and for what shows texts. */
export function startOnboarding(client: QueryClient, { article }: Record<string, unknown>): void {
  void client.prefetchQuery(onboardingReaderQueries.sections())
  void client.prefetchQuery(onboardingReaderQueries.articles())
  const { data } = Id.safeParse(article)
  if (data) void client.prefetchQuery(onboardingReaderQueries.article(data))
  // An article says itself what could not be loaded.
  import('#ui/rich-text/clean-html.ts').catch(() => undefined)
}
