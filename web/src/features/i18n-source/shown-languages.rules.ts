import { ANY_LANGUAGE } from '@tracklane/contract/i18n-source'

interface Offered {
  readonly char_code: string
  readonly active: boolean
}

interface LanguageChoice {
  /** The languages chosen as columns; undefined: those that people read. */
  readonly shown?: readonly string[] | undefined
  readonly missing_in?: readonly string[] | undefined
  /** The language that is being written. */
  readonly in?: string | undefined
}

/** The languages with a column, in their order: those chosen, and those that the address asks about. Never none where there is one. */
export function shownLanguages<One extends Offered>(
  languages: readonly One[],
  { shown, missing_in = [], in: open }: LanguageChoice,
): readonly One[] {
  const asked = [...missing_in, open]
  const found = languages.filter(({ char_code, active }) => asked.includes(char_code) || (shown ? shown.includes(char_code) : active))
  return found.length > 0 ? found : languages
}

/** The filter "Missing in" without the languages that lose their column: it would bring them back. */
export function missingAmong(shown: readonly string[], missing: readonly string[] = []): string[] | undefined {
  const left = missing.filter((code) => code === ANY_LANGUAGE || shown.includes(code))
  return left.length > 0 ? left : undefined
}
