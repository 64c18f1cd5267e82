import {
  type GivenTexts,
  mergeTranslations,
  oneLanguage,
  type Translations,
  type TranslationsPatch,
} from '@tracklane/contract/kit/translations'
import type { Context } from '#platform/context.ts'
import { invalid, notOffered } from '#platform/errors.ts'
import { findCharCodes } from './texts.queries.ts'

/**
 * Merges a request's texts into a row's. Throws 422 at a missing language, and where no text would be left. Texts in a deleted language can
 * be removed.
 */
export async function mergedTexts<Texts extends object>(
  { db }: Context,
  before: Translations<Texts>,
  patch: TranslationsPatch<Texts> = {},
  nothing: GivenTexts<Texts> = {},
): Promise<Translations<Texts>> {
  const codes = Object.keys(patch).filter((code) => patch[code] !== null || !Object.hasOwn(before, code))
  const known = await findCharCodes(db, codes)
  const unknown = codes.filter((code) => !known.includes(code))
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map((code) => [`translations.${code}`, notOffered])))
  const merged = mergeTranslations(before, patch, nothing)
  if (Object.keys(merged).length === 0) throw invalid({ translations: oneLanguage })
  return merged
}
