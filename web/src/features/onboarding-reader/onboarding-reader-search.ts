import type { QueryClient } from '@tanstack/react-query'
import { Id } from '@tracklane/contract/kit/page'
import { KnowledgeQuery } from '@tracklane/contract/knowledge'
import { z } from 'zod'
import { onboardingReaderQueries } from './onboarding-reader.api.ts'

/** The query string of /onboarding: the open section, or an article by its id or by the key of one that came with the product. */
export const OnboardingReaderSearch = z.object({
  search: KnowledgeQuery.shape.search.optional(),
  section: Id.optional(),
  article: Id.optional(),
  article_key: z.string().max(60).optional(),
})

/** Asks early for the first data of the address, and loads the code that shows texts. */
export function startOnboarding(client: QueryClient, { article }: Record<string, unknown>): void {
  void client.prefetchQuery(onboardingReaderQueries.sections())
  void client.prefetchQuery(onboardingReaderQueries.articles())
  const { data } = Id.safeParse(article)
  if (data) void client.prefetchQuery(onboardingReaderQueries.article(data))
  // The article itself reports a missing part.
  import('#ui/rich-text/clean-html.ts').catch(() => undefined)
}
