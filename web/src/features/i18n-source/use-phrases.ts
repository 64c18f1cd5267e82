import { useQuery } from '@tanstack/react-query'
import type { Language } from '@tracklane/contract/i18n'
import { ANY_LANGUAGE } from '@tracklane/contract/i18n-source'
import { useMemo } from 'react'
import { languageQueries } from '#features/language/language.api.ts'
import { useFilter } from '#lib/search.ts'
import { listQuery, PhraseSearch } from './phrase-search.ts'
import { phraseQueries } from './phrases.api.ts'
import { shownLanguages } from './shown-languages.rules.ts'

/** Returns the data of the screen: the address, its page, the categories and the languages. */
export function usePhrases() {
  const [search, patch] = useFilter(PhraseSearch)
  const query = useMemo(() => listQuery(search), [search])
  const rows = useQuery(phraseQueries.page(query))
  const categories = useQuery(phraseQueries.categories())
  const { languages, isWaiting } = useTargets()
  const columns = useMemo(() => shownLanguages(languages, search), [languages, search])
  return { search, patch, query, rows, categories, languages, columns, isWaiting }
}
export type Phrases = ReturnType<typeof usePhrases>

const NONE: { data: Language[] } = { data: [] }

/** Returns the languages for translations; the ones not offered yet come last, so that they can be prepared. */
function useTargets(): { languages: readonly Language[]; isWaiting: boolean } {
  const { data: { data } = NONE, isPending } = useQuery(languageQueries.page({}))
  const languages = useMemo(() => {
    const targets = data.filter(({ source_language }) => !source_language)
    return [...targets.filter(({ active }) => active), ...targets.filter(({ active }) => !active)]
  }, [data])
  return { languages, isWaiting: isPending }
}

/** Returns the languages that "missing" is about: the filtered ones, or all offered ones. */
export function missingCodes(search: PhraseSearch, shown: readonly Language[]): string[] {
  const asked = (search.missing_in ?? []).filter((code) => code !== ANY_LANGUAGE)
  const meant = shown.filter(({ char_code, active }) => (asked.length > 0 ? asked.includes(char_code) : active))
  return meant.map(({ char_code }) => char_code)
}
