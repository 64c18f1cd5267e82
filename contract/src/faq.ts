import { z } from 'zod'
import { crud } from './kit/crud.ts'
import { endpoint } from './kit/endpoint.ts'
import { Position, ProductKey, reordering, WantedKey } from './kit/ordered-content.ts'
import { Flag, Id, IdParams, listOf, PageQuery, pageOf } from './kit/page.ts'
import { many, one, timestamp } from './kit/reply.ts'
import { RequiredRichText, RichText } from './kit/rich-text.ts'
import { text } from './kit/text.ts'
import { translationsOf } from './kit/translations.ts'

export const faqTexts = translationsOf({ question: text(300).min(1), answer: RequiredRichText })

export const Faq = z.object({
  id: z.number(),
  category_id: z.number(),
  key: ProductKey,
  /** The name of its category. */
  category: z.string(),
  question: z.string(),
  answer: RichText,
  /** The language of question and answer: the one asked for, or the fallback. */
  language: z.string(),
  position: z.number(),
  published: z.boolean(),
  /** The reader's vote; null: no vote yet. */
  voice: z.boolean().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.number(),
})
export type Faq = z.output<typeof Faq>

/** A question with every language and its votes, for administrators only. */
export const FullFaq = Faq.extend({
  translations: faqTexts.row.optional(),
  helpful: z.number().optional(),
  not_helpful: z.number().optional(),
})
export type FullFaq = z.output<typeof FullFaq>

export const FaqDraft = z.object({
  category_id: Id,
  translations: faqTexts.draft,
  /** Default: false. Only administrators see an unpublished question. */
  published: z.boolean().optional(),
  position: Position,
})
export type FaqDraft = z.output<typeof FaqDraft>

const Patch = FaqDraft.extend({ translations: faqTexts.patch }).partial()
export type FaqPatch = z.output<typeof Patch>

/** Every word of the search must stand in the question or the answer, in the language in which they are shown. */
export const FaqQuery = PageQuery.extend({
  category_id: listOf(Id).optional(),
  key: listOf(WantedKey).optional(),
  published: Flag.optional(),
})
export type FaqQuery = z.output<typeof FaqQuery>

/** Readers' searches that found nothing. */
export const FaqMissedSearch = z.object({ id: z.number(), text: z.string(), language: z.string(), count: z.number(), last_at: timestamp() })
export type FaqMissedSearch = z.output<typeof FaqMissedSearch>

/** The most questions of one category; people do not look through more. */
export const MAX_FAQS = 200

const read = ['admin', 'logist'] as const
const write = ['admin'] as const
const { create, update, remove, list, get } = crud(
  '/faq',
  { read, write },
  { row: FullFaq, draft: FaqDraft, patch: Patch, query: FaqQuery },
)

export const faqEndpoints = {
  create,
  update,
  remove,
  list: endpoint({ ...list, reply: pageOf(Faq) }),
  listFull: endpoint({ ...list, path: '/faq/full', reply: pageOf(FullFaq) }),
  get: endpoint({ ...get, reply: one(Faq) }),
  getFull: endpoint({ ...get, path: '/faq/:id/full', params: IdParams }),
  /** Puts all questions of one category into a new order. */
  place: reordering('/faq', { access: write, row: FullFaq, max: MAX_FAQS }),
  /** Each person has one vote and may change it. */
  sayHelpful: endpoint({
    method: 'POST',
    path: '/faq/:id/helpful',
    access: read,
    whileImpersonating: 'refused',
    params: IdParams,
    body: z.object({ helpful: z.boolean() }),
    reply: one(z.object({ helpful: z.boolean() })),
  }),
  /** Newest first. */
  missedSearches: endpoint({ method: 'GET', path: '/faq/missed-search', access: write, reply: many(FaqMissedSearch) }),
  /** Deletes one missed search. */
  removeMissedSearch: endpoint({
    method: 'DELETE',
    path: '/faq/missed-search/:id',
    access: write,
    params: IdParams,
    reply: z.void(),
    status: 204,
  }),
}
