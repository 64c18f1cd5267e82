import type { QueryClient } from '@tanstack/react-query'
import { FaqQuery } from '@tracklane/contract/faq'
import { Id } from '@tracklane/contract/kit/page'
import { z } from 'zod'
import { faqReaderQueries } from '#features/faq/faq-reader.api.ts'
import { knowledgeQueries } from '#features/knowledge/knowledge.api.ts'

/** The query string of /faq: one category or all, and the search. */
export const FaqReaderSearch = z.object({ category: Id.optional(), search: FaqQuery.shape.search })

/** Asks early for the first data of the address. */
export function startFaqReader(client: QueryClient, { search }: Record<string, unknown>): void {
  void client.prefetchQuery(faqReaderQueries.list())
  const { data: words } = FaqQuery.shape.search.safeParse(search)
  if (words) void client.prefetchQuery(knowledgeQueries.search(words))
  void client.prefetchQuery(faqReaderQueries.categories())
}

/** The query string of /faq/view: the id of the question, or the key of one that came with the product. */
export const FaqViewSearch = z.object({ id: Id.optional(), key: z.string().max(60).optional() })

export function startFaqView(client: QueryClient, { id, key }: Record<string, unknown>): void {
  const { data } = Id.safeParse(id)
  if (data) void client.prefetchQuery(faqReaderQueries.one(data))
  else if (typeof key === 'string' && key) void client.prefetchQuery(faqReaderQueries.byKey(key))
}
