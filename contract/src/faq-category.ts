import { z } from 'zod'
import { crud, ListQuery } from './kit/crud.ts'
import { endpoint } from './kit/endpoint.ts'
import { CONTENT_SORTS, Position, ProductKey, reordering } from './kit/ordered-content.ts'
import { Flag, IdParams, sortOf } from './kit/page.ts'
import { many, one, timestamp } from './kit/reply.ts'
import { text } from './kit/text.ts'
import { translationsOf } from './kit/translations.ts'

export const faqCategoryTexts = translationsOf({ name: text(80).min(1) })

export const FaqCategory = z.object({
  id: z.number(),
  key: ProductKey,
  name: z.string(),
  /** The language of `name`: the one asked for, or the fallback. */
  language: z.string(),
  position: z.number(),
  published: z.boolean(),
  /** The number of questions that the reader sees in it. */
  questions: z.number(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.number(),
})
export type FaqCategory = z.output<typeof FaqCategory>

/** A category with every language, for administrators only. */
export const FullFaqCategory = FaqCategory.extend({ translations: faqCategoryTexts.row.optional() })
export type FullFaqCategory = z.output<typeof FullFaqCategory>

export const FaqCategoryDraft = z.object({
  translations: faqCategoryTexts.draft,
  /** Default: false. Only administrators see an unpublished category. */
  published: z.boolean().optional(),
  position: Position,
})
export type FaqCategoryDraft = z.output<typeof FaqCategoryDraft>

const Patch = FaqCategoryDraft.extend({ translations: faqCategoryTexts.patch }).partial()
export type FaqCategoryPatch = z.output<typeof Patch>

export const FaqCategoryQuery = ListQuery.extend({ sort: sortOf(CONTENT_SORTS).optional(), published: Flag.optional() })
export type FaqCategoryQuery = z.output<typeof FaqCategoryQuery>

/** The most categories; people do not look through more. */
export const MAX_FAQ_CATEGORIES = 100

const read = ['admin', 'logist'] as const
const write = ['admin'] as const
const { create, update, remove, list, get } = crud(
  '/faq-category',
  { read, write },
  { row: FullFaqCategory, draft: FaqCategoryDraft, patch: Patch, query: FaqCategoryQuery },
)

export const faqCategoryEndpoints = {
  create,
  update,
  remove,
  list: endpoint({ ...list, reply: many(FaqCategory) }),
  listFull: endpoint({ ...list, path: '/faq-category/full' }),
  get: endpoint({ ...get, reply: one(FaqCategory) }),
  getFull: endpoint({ ...get, path: '/faq-category/:id/full', params: IdParams }),
  /** Puts all categories into a new order. */
  place: reordering('/faq-category', { access: write, row: FullFaqCategory, max: MAX_FAQ_CATEGORIES }),
}
