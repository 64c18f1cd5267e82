import { z } from 'zod'
import { crud, ListQuery } from './kit/crud.ts'
import { endpoint } from './kit/endpoint.ts'
import { CONTENT_SORTS, ContentRow, Position, ProductKey, reordering } from './kit/ordered-content.ts'
import { Flag, sortOf } from './kit/page.ts'
import { many } from './kit/reply.ts'
import { text } from './kit/text.ts'
import { translationsOf } from './kit/translations.ts'

export const onboardingSectionTexts = translationsOf({ name: text(80).min(1) }, { description: text(300) })

export const OnboardingSection = ContentRow.extend({
  key: ProductKey,
  name: z.string(),
  /** The subject of the section; may be empty. */
  description: z.string(),
  /** The number of categories that the reader sees in it. */
  categories: z.number(),
})
export type OnboardingSection = z.output<typeof OnboardingSection>

/** A section with the person's progress; for administrators with every language. */
export const FullOnboardingSection = OnboardingSection.extend({
  translations: onboardingSectionTexts.row.optional(),
  /** The number of its articles that the person sees and has marked as read. */
  read: z.number(),
  total: z.number(),
})
export type FullOnboardingSection = z.output<typeof FullOnboardingSection>

export const OnboardingSectionDraft = z.object({
  translations: onboardingSectionTexts.draft,
  /** Default: false. Only administrators see an unpublished section. */
  published: z.boolean().optional(),
  position: Position,
})
export type OnboardingSectionDraft = z.output<typeof OnboardingSectionDraft>

const Patch = OnboardingSectionDraft.extend({ translations: onboardingSectionTexts.patch }).partial()
export type OnboardingSectionPatch = z.output<typeof Patch>

export const OnboardingSectionQuery = ListQuery.extend({ sort: sortOf(CONTENT_SORTS).optional(), published: Flag.optional() })
export type OnboardingSectionQuery = z.output<typeof OnboardingSectionQuery>

/** The most sections; people do not learn more. */
export const MAX_SECTIONS = 50

const PATH = '/onboarding/section'
const write = ['admin'] as const
const { create, update, remove, list, get } = crud(
  PATH,
  { read: ['admin', 'logist'], write },
  { row: FullOnboardingSection, draft: OnboardingSectionDraft, patch: Patch, query: OnboardingSectionQuery },
)

export const onboardingSectionEndpoints = {
  create,
  update,
  remove,
  get,
  list: endpoint({ ...list, reply: many(OnboardingSection) }),
  listFull: endpoint({ ...list, path: `${PATH}/full` }),
  place: reordering(PATH, { access: write, row: FullOnboardingSection, max: MAX_SECTIONS }),
}
