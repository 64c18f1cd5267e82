import { SOURCE_LANGUAGE } from '@tracklane/contract/i18n'
import { safeSrc } from '@tracklane/contract/kit/rich-text'
import { wordsOf } from '@tracklane/contract/kit/rich-words'
import { hasWords } from '@tracklane/contract/kit/word-search'
import {
  type FullOnboardingArticle,
  MAX_ARTICLES,
  type OnboardingArticle,
  type OnboardingArticleQuery,
} from '@tracklane/contract/onboarding-article'
import type { z } from 'zod'
import type { OnboardingArticleTexts } from '#db/tables/onboarding.table.ts'
import { nameIn } from '#features/i18n/texts.rules.ts'
import type { ContentKind } from '#features/ordered-content/content-kind.rules.ts'
import { placeRows } from '#features/ordered-content/content-order.service.ts'
import { contentRows, wordsFor } from '#features/ordered-content/ordered-content.service.ts'
import { readerOf } from '#features/ordered-content/sight.rules.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { type Page, pageAmong } from '#platform/list/paging.ts'
import {
  findBodies,
  findOnboardingArticle,
  findOnboardingArticles,
  type ListedTexts,
  type OnboardingArticleView,
} from './onboarding-article.queries.ts'

export type OnboardingArticleRow = z.input<typeof OnboardingArticle>
export type FullOnboardingArticleRow = z.input<typeof FullOnboardingArticle>

const kind: ContentKind<OnboardingArticleTexts, OnboardingArticleView, FullOnboardingArticleRow> = {
  entity: 'onboarding-article',
  table: 'onboarding_articles',
  parent: 'category_id',
  max: MAX_ARTICLES,
  rich: ['body'],
  nothing: { cover: '' },
  find: ({ db, actor }, id) => findOnboardingArticle(db, readerOf(actor), id),
  inWords: (ctx, view) => inWords(ctx, view, { title: '', cover: '', body: '' }),
  logged: ({ category_translations }) => ({ category: nameIn(category_translations) }),
}

export const {
  get: getOnboardingArticle,
  create: createOnboardingArticle,
  update: updateOnboardingArticle,
  remove: removeOnboardingArticle,
} = contentRows(kind)

/** Lists articles by section and category, each in its order, with the person's reading marks. */
export async function listOnboardingArticles(
  ctx: Context,
  { page, per_page, ...filter }: OnboardingArticleQuery,
): Promise<Page<OnboardingArticleRow>> {
  return pageAmong({ page, per_page }, await articlesBy(ctx, filter))
}

async function articlesBy(
  ctx: Context,
  { search, ...filter }: Omit<OnboardingArticleQuery, 'page' | 'per_page'>,
): Promise<OnboardingArticleRow[]> {
  const found = await findOnboardingArticles(ctx.db, readerOf(ctx.actor), filter)
  const rows = found.map((one) => listed(ctx, one))
  if (!search) return rows
  const bodies = await findBodies(ctx.db, rows)
  return rows.filter(({ id, title }) => hasWords(search, [title, wordsOf(bodies.get(id) ?? '')]))
}

/** Puts the articles of one category in a new order. */
export function placeOnboardingArticles(ctx: Context, { ids }: { readonly ids: readonly number[] }): Promise<OnboardingArticleRow[]> {
  return inTransaction(ctx, async (tx) => {
    await placeRows(tx, kind, ids)
    const { category_id } = await getOnboardingArticle(tx, ids[0] ?? 0)
    return articlesBy(tx, { category_id: [category_id] })
  })
}

function listed(ctx: Context, view: OnboardingArticleView<ListedTexts>): OnboardingArticleRow {
  const { translations, ...row } = inWords<ListedTexts>(ctx, view, { title: '', cover: '' })
  return { ...row, ...(translations && { languages: Object.keys(translations) }) }
}

/**
 * Returns the row in the reader's language. A missing cover comes from the source language; only pictures of this installation are shown.
 */
function inWords<Texts extends ListedTexts>(ctx: Context, view: OnboardingArticleView<Texts>, nothing: Texts) {
  const { translations, category_translations, ...row } = view
  const texts = wordsFor(ctx, translations, nothing)
  const source = Object.hasOwn(translations, SOURCE_LANGUAGE) ? translations[SOURCE_LANGUAGE]?.cover : undefined
  const cover = safeSrc(texts.cover || source || '') ?? null
  return { ...texts, ...row, cover, category: nameIn(category_translations, ctx.language) }
}
