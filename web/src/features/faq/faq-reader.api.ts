import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Faq, faqEndpoints } from '@tracklane/contract/faq'
import { faqCategoryEndpoints } from '@tracklane/contract/faq-category'
import { everyRow } from '#kit/whole-list.ts'
import { call } from '#lib/http.ts'

const KEY = ['faq', 'read'] as const
const CATEGORIES = ['faq-category', 'read'] as const
/** Where the questions would be stands what is wrong. */
const meta = { silent: true }
/** Milliseconds in which what was refused is not asked for again by itself. */
const REMEMBERED = 60_000

/** As logists read it, in their language. */
export const faqReaderQueries = {
  all: () => [KEY, CATEGORIES],
  /** All of them, category by category. */
  list: () =>
    queryOptions({
      queryKey: [...KEY, 'list'],
      queryFn: async ({ signal }) => (await everyRow((page) => call(faqEndpoints.list, { query: page }, signal))).rows,
      meta,
    }),
  /** Questions of the same category. */
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
  /** Null: there is none, or it is not published. */
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
      // The search ahead may already know that the answer is missing: it is told, not asked once more.
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > REMEMBERED,
      meta,
    }),
}

/** Whether an answer has helped. Who thinks again while the first word is on its way has the last one. */
export function useSayHelpful(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `faq-voice-${id}` },
    mutationFn: async (helpful: boolean) => (await call(faqEndpoints.sayHelpful, { params: { id }, body: { helpful } })).data,
    onSuccess: ({ helpful }) => keepVoice(client, id, helpful),
    // It may have been said all the same, or the question is gone.
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
