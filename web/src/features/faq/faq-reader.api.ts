import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Faq, faqEndpoints } from '@tracklane/contract/faq'
import { faqCategoryEndpoints } from '@tracklane/contract/faq-category'
import { everyRow } from '#kit/whole-list.ts'
import { call } from '#lib/http.ts'

const KEY = ['faq', 'read'] as const
const CATEGORIES = ['faq-category', 'read'] as const
/** Silent, since the place of the questions shows the error. */
const meta = { silent: true }
/** Milliseconds in which a refused request is not repeated by itself. */
const REMEMBERED = 60_000

/** Queries for logists, in their language. */
export const faqReaderQueries = {
  all: () => [KEY, CATEGORIES],
  /** All questions by category. */
  list: () =>
    queryOptions({
      queryKey: [...KEY, 'list'],
      queryFn: async ({ signal }) => (await everyRow((page) => call(faqEndpoints.list, { query: page }, signal))).rows,
      meta,
    }),
  /** Questions of one category. */
  ofCategory: (id: number) =>
    queryOptions({
      queryKey: [...KEY, 'category', id],
      queryFn: async ({ signal }) =>
        (await everyRow((page) => call(faqEndpoints.list, { query: { category_id: [id], ...page } }, signal))).rows,
      meta,
    }),
  categories: () =>
    queryOptions({
      queryKey: CATEGORIES,
      queryFn: async ({ signal }) => (await call(faqCategoryEndpoints.list, {}, signal)).data,
      meta,
    }),
  /** Null where there is none, or it is not published. */
  byKey: (key: string) =>
    queryOptions({
      queryKey: [...KEY, 'key', key],
      queryFn: async ({ signal }) => (await call(faqEndpoints.list, { query: { key: [key] } }, signal)).data[0] ?? null,
      meta,
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: [...KEY, 'one', id],
      queryFn: async ({ signal }) => (await call(faqEndpoints.get, { params: { id } }, signal)).data,
      // A search ahead may already know that the answer is missing: show that rather than ask again.
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > REMEMBERED,
      meta,
    }),
}

/** Saves whether an answer has helped. A second vote during the first request is sent after it. */
export function useSayHelpful(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `faq-voice-${id}` },
    mutationFn: async (helpful: boolean) => (await call(faqEndpoints.sayHelpful, { params: { id }, body: { helpful } })).data,
    onSuccess: ({ helpful }) => keepVoice(client, id, helpful),
    // The vote may have arrived all the same, or the question is gone.
    onError: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

function keepVoice(client: QueryClient, id: number, voice: boolean): void {
  const told = (faq: Faq): Faq => (faq.id === id ? { ...faq, voice } : faq)
  client.setQueriesData<Faq[]>({ queryKey: [...KEY, 'list'] }, (now) => now?.map(told))
  client.setQueriesData<Faq[]>({ queryKey: [...KEY, 'category'] }, (now) => now?.map(told))
  client.setQueriesData<Faq | null>({ queryKey: [...KEY, 'key'] }, (now) => now && told(now))
  client.setQueriesData<Faq>({ queryKey: [...KEY, 'one'] }, (now) => now && told(now))
}
