import type { QueryClient } from '@tanstack/react-query'
import { CharCode } from '@tracklane/contract/i18n'
import { SourcePhraseQuery } from '@tracklane/contract/i18n-source'
import { Flag, Id, int, listOf, PER_PAGE } from '@tracklane/contract/kit/page'
import type { z } from 'zod'
import { languageQueries } from '#features/language/language.api.ts'
import { lenient } from '#lib/search.ts'
import { phraseQueries } from './phrases.api.ts'

const PHRASES_A_PAGE = 50

/** The query string of /i18n/phrases/: the filter, and the open text. */
export const PhraseSearch = SourcePhraseQuery.omit({ sort: true }).extend({
  per_page: int(1, 100)
    .refine((value) => PER_PAGE.some((one) => one === value))
    .default(PHRASES_A_PAGE),
  /** The open phrase and its language. */
  id: Id.optional(),
  in: CharCode.optional(),
  new: Flag.optional(),
  /** The languages with a column; absent: the offered languages. */
  shown: listOf(CharCode).optional(),
})
export type PhraseSearch = z.output<typeof PhraseSearch>

/** Returns the part of the address for the list's call. */
export function listQuery({ page, per_page, search, category, missing_in }: PhraseSearch) {
  return { page, per_page, search, category, missing_in }
}

/** Asks early for the phrases of the address. */
export function startPhrases(client: QueryClient, search: Record<string, unknown>): void {
  void client.prefetchQuery(phraseQueries.page(listQuery(lenient(PhraseSearch)(search))))
  void client.prefetchQuery(phraseQueries.categories())
  void client.prefetchQuery(languageQueries.page({}))
}
