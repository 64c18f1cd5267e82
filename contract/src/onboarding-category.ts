import { z } from 'zod'
import { crud, ListQuery } from './kit/crud.ts'
import { endpoint } from './kit/endpoint.ts'
import { CONTENT_SORTS, ContentRow, Position, ProductKey, reordering } from './kit/ordered-content.ts'
import { Flag, Id, listOf, sortOf } from './kit/page.ts'
import { many } from './kit/reply.ts'
import { text } from './kit/text.ts'
import { translationsOf } from './kit/translations.ts'

export const onboardingCategoryTexts = translationsOf({ name: text(80).min(1) })

export const OnboardingCategory = ContentRow.extend({
  key: ProductKey,
  section_id: z.number(),
  /** The name of its section. */
  section: z.string(),
  name: z.string(),
  /** The number of articles that the reader sees in it. */
  articles: z.number(),
})
export type OnboardingCategory = z.output<typeof OnboardingCategory>

/** A category with every language, for administrators only. */
export const FullOnboardingCategory = OnboardingCategory.extend({ translations: onboardingCategoryTexts.row.optional() })
export type FullOnboardingCategory = z.output<typeof FullOnboardingCategory>

export const OnboardingCategoryDraft = z.object({
  section_id: Id,
  translations: onboardingCategoryTexts.draft,
  /** Default: false. Only administrators see an unpublished category. */
  published: z.boolean().optional(),
  position: Position,
})
export type OnboardingCategoryDraft = z.output<typeof OnboardingCategoryDraft>

const Patch = OnboardingCategoryDraft.extend({ translations: onboardingCategoryTexts.patch }).partial()
export type OnboardingCategoryPatch = z.output<typeof Patch>

export const OnboardingCategoryQuery = ListQuery.extend({
  sort: sortOf(CONTENT_SORTS).optional(),
  section_id: listOf(Id).optional(),
  published: Flag.optional(),
})
export type OnboardingCategoryQuery = z.output<typeof OnboardingCategoryQuery>

/** The most categories of one section. */
export const MAX_CATEGORIES = 50

const PATH = '/onboarding/category'
const write = ['admin'] as const
const { create, update, remove, list, get } = crud(
  PATH,
  { read: ['admin', 'logist'], write },
  { row: FullOnboardingCategory, draft: OnboardingCategoryDraft, patch: Patch, query: OnboardingCategoryQuery },
)

export const onboardingCategoryEndpoints = {
  create,
  update,
  remove,
  get,
  list: endpoint({ ...list, reply: many(OnboardingCategory) }),
  listFull: endpoint({ ...list, path: `${PATH}/full` }),
  /** Puts all categories of one section into a new order. */
  place: reordering(PATH, { access: write, row: FullOnboardingCategory, max: MAX_CATEGORIES }),
}
