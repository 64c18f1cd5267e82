import { type FaqCategoryQuery, type FullFaqCategory, MAX_FAQ_CATEGORIES } from '@tracklane/contract/faq-category'
import { hasWords } from '@tracklane/contract/kit/word-search'
import type { z } from 'zod'
import type { FaqCategoryTexts } from '#db/tables/faq.table.ts'
import type { ContentKind } from '#features/ordered-content/content-kind.rules.ts'
import { placeRows } from '#features/ordered-content/content-order.service.ts'
import { contentRows, wordsFor } from '#features/ordered-content/ordered-content.service.ts'
import { sightOf } from '#features/ordered-content/sight.rules.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { sortedRows } from '#platform/list/sorted-rows.ts'
import { type FaqCategoryView, findFaqCategories, findFaqCategory } from './faq-category.queries.ts'

export type FaqCategoryRow = z.input<typeof FullFaqCategory>

const kind: ContentKind<FaqCategoryTexts, FaqCategoryView, FaqCategoryRow> = {
  entity: 'faq-category',
  table: 'faq_categories',
  max: MAX_FAQ_CATEGORIES,
  find: ({ db, actor }, id) => findFaqCategory(db, sightOf(actor), id),
  inWords,
  uses: ({ questions }) => ({ faqs: questions }),
}

export const { get: getFaqCategory, create: createFaqCategory, update: updateFaqCategory, remove: removeFaqCategory } = contentRows(kind)

/** Lists categories in their order; `full` adds every language, for administrators only. */
export async function listFaqCategories(ctx: Context, { search, sort, ...query }: FaqCategoryQuery): Promise<FaqCategoryRow[]> {
  const found = await findFaqCategories(ctx.db, sightOf(ctx.actor), query)
  const rows = found.map((one) => inWords(ctx, one)).filter(({ name }) => !search || hasWords(search, [name]))
  return sortedRows(rows, sort, ctx.language)
}

export function placeFaqCategories(ctx: Context, { ids }: { readonly ids: readonly number[] }): Promise<FaqCategoryRow[]> {
  return inTransaction(ctx, async (tx) => {
    await placeRows(tx, kind, ids)
    return listFaqCategories(tx, {})
  })
}

/** Returns the row in the reader's language. */
function inWords(ctx: Context, { translations, ...row }: FaqCategoryView): FaqCategoryRow {
  return { ...wordsFor(ctx, translations, { name: '' }), ...row }
}
