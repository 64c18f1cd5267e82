import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { i18nSourceEndpoints, type PhraseCategory, type SourcePhrase } from '@tracklane/contract/i18n-source'
import { i18nQueries } from '#features/i18n/i18n.api.ts'
import { listQueries, useCreate, useRemove } from '#kit/crud-queries.ts'
import { call, rowOf } from '#lib/http.ts'
import { addTranslations, currentLanguage } from '#lib/i18n.ts'
import { reportError } from '#lib/query-client.ts'

const KEY = 'i18n-source'
const { all, page } = listQueries(KEY, i18nSourceEndpoints)
const CATEGORIES = [KEY, 'categories']

export const phraseQueries = {
  all,
  page,
  categories: () =>
    queryOptions({
      queryKey: CATEGORIES,
      queryFn: async ({ signal }): Promise<PhraseCategory[]> => (await call(i18nSourceEndpoints.categories, {}, signal)).data,
    }),
}

export const useCreatePhrase = () => useCreate(i18nSourceEndpoints.create, all())
export const useRemovePhrase = () => useRemove(i18nSourceEndpoints.remove, all(), i18nQueries.all())

interface Written {
  readonly row: Pick<SourcePhrase, 'id' | 'version'>
  readonly code: string
  /** null deletes the text. */
  readonly text: string | null
}

/** Saves one text. The row stays in place in the list whatever the filter, and this browser shows the text at once. */
export function useWriteText() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ row: { id, version }, code, text }: Written): Promise<SourcePhrase> => {
      const body = { translations: { [code]: text } }
      return (await call(i18nSourceEndpoints.update, { params: { id }, body, headers: { 'If-Match': `"${version}"` } })).data
    },
    // Silent, since the editor itself explains changes of others.
    meta: { silent: true },
    onError: (error) => {
      if (!conflictingRow(error)) reportError(error)
    },
    onSuccess: (row, { code, text }) => {
      client.setQueriesData<Pages>({ queryKey: [KEY, 'page'] }, (pages) => pages && { ...pages, data: pages.data.map(replacedBy(row)) })
      if (text !== null) addTranslations({ [row.category]: { [row.message]: { [code]: text } } })
      if (code === currentLanguage()) void showTexts(client)
      return client.invalidateQueries({ queryKey: CATEGORIES })
    },
  })
}

/** Updates all that this browser shows, after a change of its texts. */
export function showTexts(client: QueryClient): Promise<void> {
  return client.prefetchQuery({ ...i18nQueries.translations(currentLanguage()), staleTime: 0 })
}

/** Returns the current phrase, where somebody else has changed it meanwhile. */
export function conflictingRow(error: unknown): SourcePhrase | undefined {
  return rowOf(error, i18nSourceEndpoints.update)
}

interface Pages {
  readonly data: SourcePhrase[]
}

function replacedBy(row: SourcePhrase) {
  return (one: SourcePhrase) => (one.id === row.id ? row : one)
}
