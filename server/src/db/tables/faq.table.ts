import type { Translations } from '@tracklane/contract/kit/translations'
import type { Generated, JSONColumnType, Selectable } from 'kysely'

/** The texts in `translations` of the table. */
export interface FaqCategoryTexts {
  name: string
}

export interface FaqTexts {
  question: string
  answer: string
}

export interface FaqCategoryTable {
  id: Generated<number>
  /** The key of a row delivered with the product. */
  key: Generated<string | null>
  translations: JSONColumnType<Translations<FaqCategoryTexts>>
  position: number
  published: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface FaqTable {
  id: Generated<number>
  /** The key of a row delivered with the product. */
  key: Generated<string | null>
  category_id: number
  translations: JSONColumnType<Translations<FaqTexts>>
  position: number
  published: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

/** A vote whether an answer has helped, one per person. */
export interface FaqVoiceTable {
  faq_id: number
  user_id: number
  helpful: boolean
  updated_at: Date
}

export interface FaqMissedSearchTable {
  id: Generated<number>
  language: string
  /** Lower case. */
  text: string
  count: Generated<number>
  last_at: Date
}

export type FaqCategoryRecord = Selectable<FaqCategoryTable>
export type FaqRecord = Selectable<FaqTable>
