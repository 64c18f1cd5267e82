import { z } from 'zod'
import { CharCode, Language } from './i18n.ts'
import { crud, ListQuery } from './kit/crud.ts'
import { Flag, sortOf } from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { timestamp } from './kit/reply.ts'
import { STOP, text } from './kit/text.ts'

/** A language as administrators see it. */
export const ManagedLanguage = Language.extend({
  /** `phrases`: how many phrases there are; `translated`: how many of them the language has. */
  phrases: z.number(),
  translated: z.number(),
  /** The number of people who use it. */
  users: z.number(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.number(),
})
export type ManagedLanguage = z.output<typeof ManagedLanguage>

/** Returns the code as browsers write it, like pt-BR. Text that is not a code stays as it is. */
export function canonicalCode(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? code
  } catch {
    return code
  }
}

/** Checks whether browsers can write numbers and dates in that language. */
function isLanguageCode(code: string): boolean {
  if (!CharCode.safeParse(code).success) return false
  try {
    return Intl.getCanonicalLocales(code).includes(code)
  } catch {
    return false
  }
}

export const LanguageDraft = z.object({
  name: text(60).min(1),
  char_code: text(12)
    .min(1, STOP)
    .overwrite(canonicalCode)
    .refine(isLanguageCode, { params: { phrase: phrase('language', 'Enter a code like de or pt-BR') } }),
  active: z.boolean().optional(),
})
export type LanguageDraft = z.output<typeof LanguageDraft>

export const LANGUAGE_SORTS = ['name', 'char_code', 'translated', 'users', 'active', 'created_at'] as const

export const LanguageQuery = ListQuery.extend({ sort: sortOf(LANGUAGE_SORTS).optional(), active: Flag.optional() })
export type LanguageQuery = z.output<typeof LanguageQuery>

/** The code never changes, since texts and people name a language by it. The product decides which language is the source. */
const LanguagePatch = LanguageDraft.omit({ char_code: true }).partial()

export const languageEndpoints = crud(
  '/language',
  { read: ['admin'], write: ['admin'] },
  { row: ManagedLanguage, draft: LanguageDraft, patch: LanguagePatch, query: LanguageQuery },
)
export type LanguagePatch = z.output<typeof LanguagePatch>
