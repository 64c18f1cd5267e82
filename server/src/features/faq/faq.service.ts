import { type FaqQuery, type FullFaq, MAX_FAQS } from '@tracklane/contract/faq'
import type { z } from 'zod'
import type { FaqTexts } from '#db/tables/faq.table.ts'
import { nameIn } from '#features/i18n/texts.rules.ts'
import type { ContentKind } from '#features/ordered-content/content-kind.rules.ts'
import { placeRows } from '#features/ordered-content/content-order.service.ts'
import { contentRows, wordsFor } from '#features/ordered-content/ordered-content.service.ts'
import { readerOf, sightOf } from '#features/ordered-content/sight.rules.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { type Page, pageAmong } from '#platform/list/paging.ts'
import { type FaqView, findFaq, findFaqStamps, findFaqs } from './faq.queries.ts'
import { idsWith } from './faq-words.ts'

export type FaqRow = z.input<typeof FullFaq>

const kind: ContentKind<FaqTexts, FaqView, FaqRow> = {
  entity: 'faq',
  table: 'faqs',
  parent: 'category_id',
  max: MAX_FAQS,
  rich: ['answer'],
  find: ({ db, actor }, id) => findFaq(db, readerOf(actor), id),
  inWords,
  logged: ({ category_translations }) => ({ category: nameIn(category_translations) }),
}

export const { get: getFaq, create: createFaq, update: updateFaq, remove: removeFaq } = contentRows(kind)

type Filter = Omit<FaqQuery, 'page' | 'per_page'>

/** Lists questions category by category, each in its order; administrators also get every language and the votes. */
export async function listFaqs(ctx: Context, { page, per_page, ...filter }: FaqQuery): Promise<Page<FaqRow>> {
  const { rows, total } = pageAmong({ page, per_page }, await faqsBy(ctx, filter))
  return { rows: rows.map((one) => inWords(ctx, one)), total }
}

async function faqsBy(ctx: Context, { search, ...filter }: Filter): Promise<FaqView[]> {
  const reader = readerOf(ctx.actor)
  if (!search) return findFaqs(ctx.db, reader, ctx.language, filter)
  const id = await idsWith(ctx, search, await findFaqStamps(ctx.db, reader, filter))
  return id.length > 0 ? findFaqs(ctx.db, reader, ctx.language, { ...filter, id }) : []
}

/** Puts the questions of one category in a new order. */
export function placeFaqs(ctx: Context, { ids }: { readonly ids: readonly number[] }): Promise<FaqRow[]> {
  return inTransaction(ctx, async (tx) => {
    await placeRows(tx, kind, ids)
    const { category_id } = await getFaq(tx, ids[0] ?? 0)
    return (await faqsBy(tx, { category_id: [category_id] })).map((one) => inWords(tx, one))
  })
}

/** Returns the row in the reader's language. */
function inWords(ctx: Context, { translations, category_translations, helpful, not_helpful, ...row }: FaqView): FaqRow {
  const said = sightOf(ctx.actor).all && { helpful, not_helpful }
  const texts = wordsFor(ctx, translations, { question: '', answer: '' })
  return { ...texts, ...row, ...said, category: nameIn(category_translations, ctx.language) }
}
