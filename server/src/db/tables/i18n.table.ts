import type { Generated } from 'kysely'

export interface LanguageTable {
  id: Generated<number>
  name: string
  char_code: string
  source_language: Generated<boolean>
  active: Generated<boolean>
}

export interface PhraseTable {
  id: Generated<number>
  category: string
  /** The English ICU message: the key and the source text. */
  message: string
  first_seen_at: Generated<Date>
  last_seen_at: Generated<Date>
  seen_count: Generated<number>
}

export interface PhraseTranslationTable {
  phrase_id: number
  char_code: string
  text: string
}
