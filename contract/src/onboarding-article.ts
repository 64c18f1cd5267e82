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

/** Every language has its own cover, since the picture may show the product in that language. Empty: no cover. */
export const onboardingArticleTexts = translationsOf({ title: text(200).min(1), body: RequiredRichText }, { cover: PicturePath })

/** An article in lists: without its body. */
export const OnboardingArticle = ContentRow.extend({
  key: ProductKey,
  category_id: z.number(),
  /** The name of its category. */
  category: z.string(),
  section_id: z.number(),
  title: z.string(),
  /** The path of the cover, an upload. */
  cover: z.string().nullable(),
  /** Whether this person has marked it as read. */
  read: z.boolean(),
  /** The codes of the languages in which it is written; only for administrators. */
  languages: z.array(z.string()).optional(),
})
export type OnboardingArticle = z.output<typeof OnboardingArticle>

/** An article with every language, for administrators only. */
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
  /** Default: false. Only administrators see an unpublished article. */
  published: z.boolean().optional(),
  position: Position,
})
export type OnboardingArticleDraft = z.output<typeof OnboardingArticleDraft>

const Patch = OnboardingArticleDraft.extend({ translations: onboardingArticleTexts.patch }).partial()
export type OnboardingArticlePatch = z.output<typeof Patch>

/** Every word of the search must stand in the title or the body, in the language in which they are shown. */
export const OnboardingArticleQuery = PageQuery.extend({
  section_id: listOf(Id).optional(),
  category_id: listOf(Id).optional(),
  key: listOf(WantedKey).optional(),
  published: Flag.optional(),
  read: Flag.optional(),
})
export type OnboardingArticleQuery = z.output<typeof OnboardingArticleQuery>

/** The most articles of one category. */
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
  /** The articles by section and category, in reading order. */
  list: endpoint({ ...list, reply: pageOf(OnboardingArticle) }),
  get: endpoint({ ...get, reply: one(ReadOnboardingArticle) }),
  getFull: endpoint({ ...get, path: `${PATH}/:id/full`, params: IdParams }),
  /** Puts all articles of one category into a new order. */
  place: reordering(PATH, { access: write, row: OnboardingArticle, max: MAX_ARTICLES }),
  /** Marks an article as read. A second call changes nothing, and neither does a call while acting as somebody else. */
  markRead: endpoint({
    method: 'POST',
    path: `${PATH}/:id/read`,
    access: read,
    params: IdParams,
    reply: one(OnboardingArticle),
  }),
}
