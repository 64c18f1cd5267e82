import type { Generated, Selectable } from 'kysely'

export interface LanguageTable {
  id: Generated<number>
  name: string
  char_code: string
  source_language: Generated<boolean>
  active: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export type LanguageRecord = Selectable<LanguageTable>

export interface PhraseTable {
  id: Generated<number>
  category: string
  /** The English ICU message: the key and the source text. */
  message: string
  first_seen_at: Generated<Date>
  last_seen_at: Generated<Date>
  seen_count: Generated<number>
  /** The screen on which it was last seen untranslated. */
  last_seen_path: string | null
  updated_at: Generated<Date>
  version: Generated<number>
}

export type PhraseRecord = Selectable<PhraseTable>

/** Categories of phrases, noted by the database; an unused one keeps its id. */
export interface PhraseCategoryTable {
  id: Generated<number>
  name: string
}

export interface PhraseTranslationTable {
  phrase_id: number
  char_code: string
  text: string
}
