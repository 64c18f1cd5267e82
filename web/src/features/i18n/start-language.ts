import type { QueryClient } from '@tanstack/react-query'
import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { addTranslations, setLanguage, translationsOf } from '#lib/i18n.ts'
import { useCommon } from '#lib/persisted.ts'
import { i18nQueries } from './i18n.api.ts'

/** Milliseconds with an empty page; after that English is shown first. */
const PATIENCE = 3000

/** Loads the person's language before the first paint: from the browser's store, or from the server where that is empty. */
export async function startLanguage(queryClient: QueryClient): Promise<void> {
  const { language, translations } = useCommon.getState()
  if (!language) return

  const needsTexts = language !== SOURCE_LANGUAGE
  if (Object.keys(translations).length > 0) addTranslations(asIndex(language, translations))
  else if (needsTexts) await Promise.race([queryClient.prefetchQuery(i18nQueries.translations(language)), delay(PATIENCE)])
  const isChosen = useCommon.getState().language === language // otherwise another language was chosen meanwhile
  if (isChosen && (!needsTexts || Object.keys(translationsOf(language)).length > 0)) setLanguage(language) // else it changes with them
}

function asIndex(code: string, translations: Record<string, Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(translations).map(([category, texts]) => [
      category,
      Object.fromEntries(Object.entries(texts).map(([message, text]) => [message, { [code]: text }])),
    ]),
  )
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
