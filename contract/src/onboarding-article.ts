import { z } from 'zod'
import { crud } from './kit/crud.ts'
import { endpoint } from './kit/endpoint.ts'
import { ContentRow, Position, ProductKey, reordering, WantedKey } from './kit/ordered-content.ts'
import { Flag, Id, IdParams, listOf, PageQuery, pageOf } from './kit/page.ts'
import { PicturePath } from './kit/picture-path.ts'
import { one } from './kit/reply.ts'
import { RequiredRichText, RichText } from './kit/rich-text.ts'
import { text } from './kit/text.ts'
import { translationsOf } from './kit/translations.ts'

/** The cover is a text of each language as well, for it may show the product in it; empty: none. */
export const onboardingArticleTexts = translationsOf({ title: text(200).min(1), body: RequiredRichText }, { cover: PicturePath })

/** As lists have it: without its body. */
export const OnboardingArticle = ContentRow.extend({
  key: ProductKey,
  category_id: z.number(),
  /** The name of its category. */
  category: z.string(),
  section_id: z.number(),
  title: z.string(),
  /** Where its picture is: the path of an upload. */
  cover: z.string().nullable(),
  /** Whether this person has marked it as read. */
  read: z.boolean(),
  /** The codes of the languages it is written in; to administrators alone. */
  languages: z.array(z.string()).optional(),
})
export type OnboardingArticle = z.output<typeof OnboardingArticle>

/** To administrators with every language. */
export const FullOnboardingArticle = OnboardingArticle.extend({
  body: RichText,
  translations: onboardingArticleTexts.row.optional(),
})
export type FullOnboardingArticle = z.output<typeof FullOnboardingArticle>

const ReadOnboardingArticle = FullOnboardingArticle.omit({ translations: true })
export type ReadOnboardingArticle = z.output<typeof ReadOnboardingArticle>

export const OnboardingArticleDraft = z.object({
  category_id: Id,
  translations: onboardingArticleTexts.draft,
  /** Unless said otherwise administrators alone see it. */
  published: z.boolean().optional(),
  position: Position,
})
export type OnboardingArticleDraft = z.output<typeof OnboardingArticleDraft>

const Patch = OnboardingArticleDraft.extend({ translations: onboardingArticleTexts.patch }).partial()
export type OnboardingArticlePatch = z.output<typeof Patch>

/** Every word of the search stands in the title or the body, in the language in which they are shown. */
export const OnboardingArticleQuery = PageQuery.extend({
  section_id: listOf(Id).optional(),
  category_id: listOf(Id).optional(),
  key: listOf(WantedKey).optional(),
  published: Flag.optional(),
  read: Flag.optional(),
})
export type OnboardingArticleQuery = z.output<typeof OnboardingArticleQuery>

/** The most in one category. */
export const MAX_ARTICLES = 100

const PATH = '/onboarding/article'
const read = ['admin', 'logist'] as const
const write = ['admin'] as const
const { create, update, remove, list, get } = crud(
  PATH,
  { read, write },
  { row: FullOnboardingArticle, draft: OnboardingArticleDraft, patch: Patch, query: OnboardingArticleQuery },
)

export const onboardingArticleEndpoints = {
  create,
  update,
  remove,
  /** Section by section, category by category, in the order in which they are read. */
  list: endpoint({ ...list, reply: pageOf(OnboardingArticle) }),
  get: endpoint({ ...get, reply: one(ReadOnboardingArticle) }),
  getFull: endpoint({ ...get, path: `${PATH}/:id/full`, params: IdParams }),
  /** All of one category, in their new order. */
  place: reordering(PATH, { access: write, row: OnboardingArticle, max: MAX_ARTICLES }),
  /** Once a person; said again it stays as it is, and so it does for whoever acts as somebody else. */
  markRead: endpoint({
    method: 'POST',
    path: `${PATH}/:id/read`,
    access: read,
    params: IdParams,
    reply: one(OnboardingArticle),
  }),
}
