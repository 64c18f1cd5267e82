/**
 * A text that people read, before it is translated: the English ICU message is the key, the category its home.
 * Values may be phrases themselves (a status name inside a reason); a list of them is joined as the language does.
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
