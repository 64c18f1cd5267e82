import { queryOptions } from '@tanstack/react-query'
import { i18nEndpoints } from '@tracklane/contract/i18n'
import { announceLocale, call } from '#lib/http.ts'
import { addTranslations, setLanguage, translationsOf } from '#lib/i18n.ts'
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
  /** Taken over by `lib/i18n` as soon as it is there. */
  translations: () =>
    queryOptions({
      queryKey: [...i18nQueries.all(), 'translations'],
      queryFn: async ({ signal }) => {
        const index = (await call(i18nEndpoints.translationIndex, {}, signal)).data
        addTranslations(index)
        keepTranslations()
        return index
      },
      staleTime: Number.POSITIVE_INFINITY,
      meta: { silent: true }, // every screen can do without
    }),
}

/** Shows everything in that language and keeps it for the browser. */
export function applyLanguage(code: string): void {
  announceLocale(code)
  setLanguage(code)
  useCommon.setState({ language: code, translations: translationsOf(code) })
}

/** The next start shows these at once, also without a network. */
function keepTranslations(): void {
  const { language } = useCommon.getState()
  if (language) useCommon.setState({ translations: translationsOf(language) })
}
