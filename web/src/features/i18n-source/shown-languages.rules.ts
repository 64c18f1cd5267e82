import { ANY_LANGUAGE } from '@tracklane/contract/i18n-source'

interface Offered {
  readonly char_code: string
  readonly active: boolean
}

interface LanguageChoice {
  /** The languages chosen as columns; undefined: the offered languages. */
  readonly shown?: readonly string[] | undefined
  readonly missing_in?: readonly string[] | undefined
  /** The language of the open text. */
  readonly in?: string | undefined
}

/** Returns the languages with a column, in their order: the chosen ones and the ones in the address. At least one where there is any. */
export function shownLanguages<One extends Offered>(
  languages: readonly One[],
  { shown, missing_in = [], in: open }: LanguageChoice,
): readonly One[] {
  const asked = [...missing_in, open]
  const found = languages.filter(({ char_code, active }) => asked.includes(char_code) || (shown ? shown.includes(char_code) : active))
  return found.length > 0 ? found : languages
}

/** Returns the filter "Missing in" without the languages that lose their column, since it would bring them back. */
export function missingAmong(shown: readonly string[], missing: readonly string[] = []): string[] | undefined {
  const left = missing.filter((code) => code === ANY_LANGUAGE || shown.includes(code))
  return left.length > 0 ? left : undefined
}
