import { hasWords } from '@tracklane/contract/kit/word-search'
import { type FullOnboardingSection, MAX_SECTIONS, type OnboardingSectionQuery } from '@tracklane/contract/onboarding-section'
import type { z } from 'zod'
import type { OnboardingSectionTexts } from '#db/tables/onboarding.table.ts'
import type { ContentKind } from '#features/ordered-content/content-kind.rules.ts'
import { placeRows } from '#features/ordered-content/content-order.service.ts'
import { contentRows, wordsFor } from '#features/ordered-content/ordered-content.service.ts'
import { readerOf } from '#features/ordered-content/sight.rules.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { sortedRows } from '#platform/list/sorted-rows.ts'
import { findOnboardingSection, findOnboardingSections, type OnboardingSectionView } from './onboarding-section.queries.ts'

export type OnboardingSectionRow = z.input<typeof FullOnboardingSection>

const kind: ContentKind<OnboardingSectionTexts, OnboardingSectionView, OnboardingSectionRow> = {
  entity: 'onboarding-section',
  table: 'onboarding_sections',
  max: MAX_SECTIONS,
  nothing: { description: '' },
  find: ({ db, actor }, id) => findOnboardingSection(db, readerOf(actor), id),
  inWords,
  uses: ({ categories }) => ({ onboarding_categories: categories }),
}

export const {
  get: getOnboardingSection,
  create: createOnboardingSection,
  update: updateOnboardingSection,
  remove: removeOnboardingSection,
} = contentRows(kind)

/** Lists sections in their order; `full` adds the person's progress, and every language for administrators. */
export async function listOnboardingSections(
  ctx: Context,
  { search, sort, ...query }: OnboardingSectionQuery,
): Promise<OnboardingSectionRow[]> {
  const found = await findOnboardingSections(ctx.db, readerOf(ctx.actor), query)
  const rows = found.map((one) => inWords(ctx, one)).filter(({ name, description }) => !search || hasWords(search, [name, description]))
  return sortedRows(rows, sort, ctx.language)
}

export function placeOnboardingSections(ctx: Context, { ids }: { readonly ids: readonly number[] }): Promise<OnboardingSectionRow[]> {
  return inTransaction(ctx, async (tx) => {
    await placeRows(tx, kind, ids)
    return listOnboardingSections(tx, {})
  })
}

/** Returns the row in the reader's language. */
function inWords(ctx: Context, { translations, ...row }: OnboardingSectionView): OnboardingSectionRow {
  return { ...wordsFor(ctx, translations, { name: '', description: '' }), ...row }
}
