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

/** A group of phrases that belong together, and how much of it each language lacks. */
export const PhraseCategory = z.object({
  id: z.number(),
  name: z.string(),
  /** The number of its phrases. */
  total: z.number(),
  /** The number of phrases without a text, by char_code. Languages that lack none are left out. */
  missing: z.record(z.string(), z.number()),
})
export type PhraseCategory = z.output<typeof PhraseCategory>

/** A text of the interface: the English of the code, and its translations. */
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
  /** The screen on which it was last seen untranslated; null where no browser has reported it. */
  last_seen_path: z.string().nullable(),
  seen_count: z.number(),
  updated_at: timestamp(),
  version: z.number(),
})
export type SourcePhrase = z.output<typeof SourcePhrase>

/** The only name that no object on the wire can have. */
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

/** Merges the texts: an absent language stays, null deletes one. The English of the code never changes. */
export const SourcePhrasePatch = z.object({ translations: byLanguage(Text.nullable()).optional() })
export type SourcePhrasePatch = z.output<typeof SourcePhrasePatch>

export const SOURCE_SORTS = ['category', 'message', 'first_seen_at', 'last_seen_at', 'seen_count', 'updated_at'] as const

/** Stands in place of a char_code for “missing in at least one active language”. */
export const ANY_LANGUAGE = 'any'

export const SourcePhraseQuery = PageQuery.extend({
  sort: sortOf(SOURCE_SORTS).optional(),
  category: listOf(text(60)).optional(),
  /** char_codes or `any`; a phrase matches if one of them is missing. */
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
/** Limits of a file that is read in: many times the present number of phrases. */
export const PHRASE_FILE = { columns: ['category', 'message', 'translation'], maxBytes: MEGA, maxRows: 20_000 } as const

export const PhrasesTaken = z.object({
  /** The number of texts that are now as in the file. Lines without a text are skipped. */
  accepted: z.number(),
  refused: z.array(z.object({ category: z.string(), message: z.string(), reason: z.string() })),
})
export type PhrasesTaken = z.output<typeof PhrasesTaken>

const ofLanguage = { path: '/language/:id/phrases', access: ['admin'], params: IdParams } as const

export const i18nSourceEndpoints = {
  ...phrases,
  /** A file of every phrase; the text is empty where that language has none. */
  fileOut: fileEndpoint({ ...ofLanguage, method: 'GET', file: { types: ['csv'], maxBytes: 64 * MEGA } }),
  /** Takes the texts of a file. With `check` it only says what it would take. */
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
