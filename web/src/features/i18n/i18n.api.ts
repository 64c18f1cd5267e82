import { queryOptions } from '@tanstack/react-query'
import { i18nEndpoints, SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { call } from '#lib/http.ts'
import { announceLocale } from '#lib/http-request.ts'
import { setLanguage, takeTranslations, translationsOf } from '#lib/i18n.ts'
import { useCommon } from '#lib/persisted.ts'

export const i18nQueries = {
  all: () => ['i18n'] as const,
  languages: () =>
    queryOptions({
      queryKey: [...i18nQueries.all(), 'languages'],
      queryFn: async ({ signal }) => (await call(i18nEndpoints.languageIndex, {}, signal)).data,
      staleTime: Number.POSITIVE_INFINITY,
      meta: { silent: true }, // every screen can do without
    }),
  /** The translations of one language, which `lib/i18n` takes over when they come. The source language has none. */
  translations: (code: string) =>
    queryOptions({
      queryKey: [...i18nQueries.all(), 'translations', code],
      queryFn: async ({ signal }) => {
        if (code === SOURCE_LANGUAGE) return {}
        const index = (await call(i18nEndpoints.translationIndex, { query: { language: code } }, signal)).data
        takeTranslations(code, index)
        // The next start shows these at once, even without a network.
        if (code === useCommon.getState().language) useCommon.setState({ translations: translationsOf(code) })
        return index
      },
      staleTime: Number.POSITIVE_INFINITY,
      meta: { silent: true }, // every screen can do without
    }),
}

/** Shows everything in a language, and keeps it for the browser. */
export function applyLanguage(code: string): void {
  announceLocale(code)
  setLanguage(code)
  useCommon.setState({ language: code, translations: translationsOf(code) })
}
