import type { Translations } from '@tracklane/contract/kit/translations'
import type { Generated, JSONColumnType, Selectable } from 'kysely'

/** The texts in `translations` of the table. */
export interface OnboardingSectionTexts {
  name: string
  description: string
}

export interface OnboardingCategoryTexts {
  name: string
}

export interface OnboardingArticleTexts {
  title: string
  body: string
  /** The path of an upload; empty: none. */
  cover: string
}

interface Written<Texts> {
  id: Generated<number>
  /** The key of a row delivered with the product. */
  key: Generated<string | null>
  translations: JSONColumnType<Translations<Texts>>
  position: number
  published: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export type OnboardingSectionTable = Written<OnboardingSectionTexts>

export interface OnboardingCategoryTable extends Written<OnboardingCategoryTexts> {
  section_id: number
}

export interface OnboardingArticleTable extends Written<OnboardingArticleTexts> {
  category_id: number
}

/** One row per person and article. */
export interface OnboardingReadTable {
  article_id: number
  user_id: number
  read_at: Date
}

export type OnboardingSectionRecord = Selectable<OnboardingSectionTable>
export type OnboardingCategoryRecord = Selectable<OnboardingCategoryTable>
export type OnboardingArticleRecord = Selectable<OnboardingArticleTable>
