import { hasWords } from '@tracklane/contract/kit/word-search'
import { type FullOnboardingCategory, MAX_CATEGORIES, type OnboardingCategoryQuery } from '@tracklane/contract/onboarding-category'
import type { z } from 'zod'
import type { OnboardingCategoryTexts } from '#db/tables/onboarding.table.ts'
import { nameIn } from '#features/i18n/texts.rules.ts'
import type { ContentKind } from '#features/ordered-content/content-kind.rules.ts'
import { placeRows } from '#features/ordered-content/content-order.service.ts'
import { contentRows, wordsFor } from '#features/ordered-content/ordered-content.service.ts'
import { sightOf } from '#features/ordered-content/sight.rules.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { sortedRows } from '#platform/list/sorted-rows.ts'
import { findOnboardingCategories, findOnboardingCategory, type OnboardingCategoryView } from './onboarding-category.queries.ts'

export type OnboardingCategoryRow = z.input<typeof FullOnboardingCategory>

const kind: ContentKind<OnboardingCategoryTexts, OnboardingCategoryView, OnboardingCategoryRow> = {
  entity: 'onboarding-category',
  table: 'onboarding_categories',
  parent: 'section_id',
  max: MAX_CATEGORIES,
  find: ({ db, actor }, id) => findOnboardingCategory(db, sightOf(actor), id),
  inWords,
  logged: ({ section_translations }) => ({ section: nameIn(section_translations) }),
  uses: ({ articles }) => ({ onboarding_articles: articles }),
}

export const {
  get: getOnboardingCategory,
  create: createOnboardingCategory,
  update: updateOnboardingCategory,
  remove: removeOnboardingCategory,
} = contentRows(kind)

/** Lists categories by section, each in its order; `full` adds every language, for administrators only. */
export async function listOnboardingCategories(
  ctx: Context,
  { search, sort, ...query }: OnboardingCategoryQuery,
): Promise<OnboardingCategoryRow[]> {
  const found = await findOnboardingCategories(ctx.db, sightOf(ctx.actor), query)
  const rows = found.map((one) => inWords(ctx, one)).filter(({ name }) => !search || hasWords(search, [name]))
  return sortedRows(rows, sort, ctx.language)
}

/** Puts the categories of one section in a new order. */
export function placeOnboardingCategories(ctx: Context, { ids }: { readonly ids: readonly number[] }): Promise<OnboardingCategoryRow[]> {
  return inTransaction(ctx, async (tx) => {
    await placeRows(tx, kind, ids)
    const { section_id } = await getOnboardingCategory(tx, ids[0] ?? 0)
    return listOnboardingCategories(tx, { section_id: [section_id] })
  })
}

/** Returns the row in the reader's language. */
function inWords(ctx: Context, { translations, section_translations, ...row }: OnboardingCategoryView): OnboardingCategoryRow {
  return { ...wordsFor(ctx, translations, { name: '' }), ...row, section: nameIn(section_translations, ctx.language) }
}
