import { z } from 'zod'
import { CharCode } from './i18n.ts'
import { crud, ListQuery } from './kit/crud.ts'
import { endpoint } from './kit/endpoint.ts'
import { fileEndpoint } from './kit/file-endpoint.ts'
import { Flag, IdParams, listOf, PageQuery, pageOf, sortOf } from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { many, one, timestamp } from './kit/reply.ts'
import { STOP, text } from './kit/text.ts'
import { byLanguage } from './kit/translations.ts'
import { uploadEndpoint } from './kit/upload-endpoint.ts'

/** Where phrases belong together, and how far each language is there. */
export const PhraseCategory = z.object({
  id: z.number(),
  name: z.string(),
  /** How many phrases it has. */
  total: z.number(),
  /** How many of them lack a text, by char_code; languages that lack none are not named. */
  missing: z.record(z.string(), z.number()),
})
export type PhraseCategory = z.output<typeof PhraseCategory>

/** A text of the interface: English as the code says it, and what it is in the other languages. */
export const SourcePhrase = z.object({
  id: z.number(),
  category: z.string(),
  message: z.string(),
  /** By char_code; a language without a text is absent. */
  translations: z.record(z.string(), z.string()),
  /** The active languages that have no text. */
  missing_in: z.array(z.string()),
  first_seen_at: timestamp(),
  last_seen_at: timestamp(),
  /** The screen on which it was last seen untranslated; null where nobody has reported it. */
  last_seen_path: z.string().nullable(),
  seen_count: z.number(),
  updated_at: timestamp(),
  version: z.number(),
})
export type SourcePhrase = z.output<typeof SourcePhrase>

/** The one name that no object of the wire can have. */
const UNSPEAKABLE = '__proto__'

function spoken(max: number) {
  return text(max)
    .min(1, STOP)
    .refine((name) => name !== UNSPEAKABLE, { params: { phrase: phrase('validation', 'This value is not valid') } })
}

/** Longer than any text of the interface, in any language. */
export const LONGEST_TRANSLATION = 4000

const Text = text(LONGEST_TRANSLATION).min(1)

export const SourcePhraseDraft = z.object({
  category: spoken(60),
  message: spoken(1000),
  translations: byLanguage(Text).optional(),
})
export type SourcePhraseDraft = z.output<typeof SourcePhraseDraft>

/** Merges: a language that is absent stays, null takes it away. What the code says in English stays what it is. */
export const SourcePhrasePatch = z.object({ translations: byLanguage(Text.nullable()).optional() })
export type SourcePhrasePatch = z.output<typeof SourcePhrasePatch>

export const SOURCE_SORTS = ['category', 'message', 'first_seen_at', 'last_seen_at', 'seen_count', 'updated_at'] as const

/** In place of a char_code: missing in at least one active language. */
export const ANY_LANGUAGE = 'any'

export const SourcePhraseQuery = PageQuery.extend({
  sort: sortOf(SOURCE_SORTS).optional(),
  category: listOf(text(60)).optional(),
  /** char_codes, or `any`; of several: missing in one of them. */
  missing_in: listOf(CharCode, 50).optional(),
})
export type SourcePhraseQuery = z.output<typeof SourcePhraseQuery>

export const CATEGORY_SORTS = ['name', 'id'] as const
export const PhraseCategoryQuery = ListQuery.extend({ sort: sortOf(CATEGORY_SORTS).optional() })
export type PhraseCategoryQuery = z.output<typeof PhraseCategoryQuery>

const phrases = crud(
  '/i18n/source',
  { read: ['admin'], write: ['admin'] },
  { row: SourcePhrase, draft: SourcePhraseDraft, patch: SourcePhrasePatch, query: SourcePhraseQuery, list: pageOf(SourcePhrase) },
)

const MEGA = 1024 * 1024
/** Limits of a file that is taken: many times the present phrases. */
export const PHRASE_FILE = { columns: ['category', 'message', 'translation'], maxBytes: MEGA, maxRows: 20_000 } as const

export const PhrasesTaken = z.object({
  /** How many texts are now as the file says; lines without a text say nothing. */
  accepted: z.number(),
  refused: z.array(z.object({ category: z.string(), message: z.string(), reason: z.string() })),
})
export type PhrasesTaken = z.output<typeof PhrasesTaken>

const ofLanguage = { path: '/language/:id/phrases', access: ['admin'], params: IdParams } as const

export const i18nSourceEndpoints = {
  ...phrases,
  /** Every phrase with its text in that language, or without one. */
  fileOut: fileEndpoint({ ...ofLanguage, method: 'GET', file: { types: ['csv'], maxBytes: 64 * MEGA } }),
  /** `check`: only says what would be taken. */
  fileIn: uploadEndpoint({
    ...ofLanguage,
    method: 'POST',
    query: z.object({ check: Flag.optional() }),
    upload: { parts: ['file'], maxBytes: PHRASE_FILE.maxBytes, maxRequestBytes: PHRASE_FILE.maxBytes + 64 * 1024 },
    reply: one(PhrasesTaken),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/i18n/category',
    access: ['admin'],
    query: PhraseCategoryQuery,
    reply: many(PhraseCategory),
  }),
}
