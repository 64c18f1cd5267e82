import type { Database } from './db.ts'

/** Tables with a column `translations`: texts of a row by language code. Add new ones here. */
export const TRANSLATED_TABLES = [
  'faqs',
  'faq_categories',
  'onboarding_sections',
  'onboarding_categories',
  'onboarding_articles',
  'notification_templates',
] as const satisfies readonly (keyof Database)[]
export type TranslatedTable = (typeof TRANSLATED_TABLES)[number]
