import type { Database } from './db.ts'

/** Columns that hold rich texts, alone or inside JSON: uploads shown in them are kept. Add new ones here. */
export const RICH_COLUMNS: RichColumns = { faqs: ['translations'], onboarding_articles: ['translations'] }

export type RichColumns = { readonly [Table in keyof Database]?: readonly (keyof Database[Table] & string)[] }
