/**
 * A text for people before translation. The English ICU message is the key, the category its group. Values may be phrases themselves (a
 * status name inside a reason). A list of phrases is joined by the rules of the language.
 */
export interface Phrase {
  readonly category: string
  readonly message: string
  readonly values?: PhraseValues
}

export type PhraseValue = string | number | Phrase | readonly Phrase[]
export type PhraseValues = Readonly<Record<string, PhraseValue>>

export function phrase(category: string, message: string, values?: PhraseValues): Phrase {
  return values ? { category, message, values } : { category, message }
}
