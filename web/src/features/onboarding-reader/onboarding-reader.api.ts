import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { type OnboardingArticle, onboardingArticleEndpoints, type ReadOnboardingArticle } from '@tracklane/contract/onboarding-article'
import { onboardingCategoryEndpoints } from '@tracklane/contract/onboarding-category'
import { type FullOnboardingSection, onboardingSectionEndpoints } from '@tracklane/contract/onboarding-section'
import { useEffect } from 'react'
import { everyRow } from '#kit/whole-list.ts'
import { call } from '#lib/http.ts'

const KEY = ['onboarding-reader'] as const
/** Silent, since the place of the articles shows the error. */
const meta = { silent: true }

/** Queries for logists, in their language. */
export const onboardingReaderQueries = {
  all: () => KEY,
  /** With the progress of this person. */
  sections: () =>
    queryOptions({
      queryKey: [...KEY, 'sections'],
      queryFn: async ({ signal }) => (await call(onboardingSectionEndpoints.listFull, {}, signal)).data,
      meta,
    }),
  /** The categories, with the languages of their names. */
  categories: () =>
    queryOptions({
      queryKey: [...KEY, 'categories'],
      queryFn: async ({ signal }) => (await call(onboardingCategoryEndpoints.list, {}, signal)).data,
      meta,
    }),
  /** All articles in reading order, without their bodies. */
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

/** Loads an article ahead, for a reader who points at its link. */
export function useArticleAhead() {
  const client = useQueryClient()
  return (id: number) => ({
    onMouseEnter: () => void client.prefetchQuery(onboardingReaderQueries.article(id)),
    onFocus: () => void client.prefetchQuery(onboardingReaderQueries.article(id)),
    onTouchStart: () => void client.prefetchQuery(onboardingReaderQueries.article(id)),
  })
}

/** Asks again when the person returns to this tab: articles may have been read in another tab or on another device. */
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

/** Tells the server and shows its answer. */
export async function sendRead(client: QueryClient, id: number): Promise<void> {
  const { data } = await call(onboardingArticleEndpoints.markRead, { params: { id } })
  const lists = [onboardingReaderQueries.articles(), onboardingReaderQueries.sections()]
  // A list on its way may not have the mark yet.
  await Promise.all(lists.map(({ queryKey }) => client.cancelQueries({ queryKey })))
  keepRead(client, data)
  for (const { queryKey } of lists) void client.invalidateQueries({ queryKey })
}

export function forgetArticles(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: KEY })
}

/** Shows the mark at once everywhere; the server's own numbers follow. */
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
