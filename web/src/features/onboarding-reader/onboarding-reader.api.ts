import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { type OnboardingArticle, onboardingArticleEndpoints, type ReadOnboardingArticle } from '@tracklane/contract/onboarding-article'
import { onboardingCategoryEndpoints } from '@tracklane/contract/onboarding-category'
import { type FullOnboardingSection, onboardingSectionEndpoints } from '@tracklane/contract/onboarding-section'
import { useEffect } from 'react'
import { everyRow } from '#kit/whole-list.ts'
import { call } from '#lib/http.ts'

const KEY = ['onboarding-reader'] as const
/** Where the articles would be stands what is wrong. */
const meta = { silent: true }

/** As logists read it, in their language. */
export const onboardingReaderQueries = {
  all: () => KEY,
  /** With how far this person is. */
  sections: () =>
    queryOptions({
      queryKey: [...KEY, 'sections'],
      queryFn: async ({ signal }) => (await call(onboardingSectionEndpoints.listFull, {}, signal)).data,
      meta,
    }),
  /** In which language the names of the categories stand. */
  categories: () =>
    queryOptions({
      queryKey: [...KEY, 'categories'],
      queryFn: async ({ signal }) => (await call(onboardingCategoryEndpoints.list, {}, signal)).data,
      meta,
    }),
  /** All of them, in the order in which they are read, without their bodies. */
  articles: () =>
    queryOptions({
      queryKey: [...KEY, 'articles'],
      queryFn: async ({ signal }) => (await everyRow((page) => call(onboardingArticleEndpoints.list, { query: page }, signal))).rows,
      meta,
    }),
  article: (id: number) =>
    queryOptions({
      queryKey: [...KEY, 'article', id],
      queryFn: async ({ signal }) => (await call(onboardingArticleEndpoints.get, { params: { id } }, signal)).data,
      meta,
    }),
}

/** Brings an article before it is asked for: who points at a link will read it soon. */
export function useArticleAhead() {
  const client = useQueryClient()
  return (id: number) => ({
    onMouseEnter: () => void client.prefetchQuery(onboardingReaderQueries.article(id)),
    onFocus: () => void client.prefetchQuery(onboardingReaderQueries.article(id)),
    onTouchStart: () => void client.prefetchQuery(onboardingReaderQueries.article(id)),
  })
}

/** Asks again on return to this tab: articles read in another tab or on another device are seen. */
export function useFreshOnReturn(): void {
  const client = useQueryClient()
  useEffect(() => {
    const ask = () => document.visibilityState === 'visible' && void client.invalidateQueries({ queryKey: KEY })
    window.addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      window.removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [client])
}

/** Tells the server; what it answers is what is shown. */
export async function sendRead(client: QueryClient, id: number): Promise<void> {
  const { data } = await call(onboardingArticleEndpoints.markRead, { params: { id } })
  const lists = [onboardingReaderQueries.articles(), onboardingReaderQueries.sections()]
  // A list that is on its way may not know it yet.
  await Promise.all(lists.map(({ queryKey }) => client.cancelQueries({ queryKey })))
  keepRead(client, data)
  for (const { queryKey } of lists) void client.invalidateQueries({ queryKey })
}

export function forgetArticles(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: KEY })
}

/** At once in everything that shows it; the server's own numbers follow. */
function keepRead(client: QueryClient, { id, section_id }: OnboardingArticle): void {
  const { queryKey } = onboardingReaderQueries.articles()
  const isNew = client.getQueryData(queryKey)?.some((one) => one.id === id && !one.read) ?? false
  client.setQueryData(queryKey, (now: OnboardingArticle[] | undefined) => now?.map((one) => (one.id === id ? { ...one, read: true } : one)))
  client.setQueryData(
    onboardingReaderQueries.article(id).queryKey,
    (now: ReadOnboardingArticle | undefined) => now && { ...now, read: true },
  )
  client.setQueryData(onboardingReaderQueries.sections().queryKey, (now: FullOnboardingSection[] | undefined) =>
    now?.map((one) => (isNew && one.id === section_id ? { ...one, read: Math.min(one.total, one.read + 1) } : one)),
  )
}
