import type { OnboardingSectionQuery } from '@tracklane/contract/onboarding-section'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { OnboardingSectionRecord } from '#db/tables/onboarding.table.ts'
import { seen } from '#features/ordered-content/ordered-content.queries.ts'
import type { Reader } from '#features/ordered-content/sight.rules.ts'
import { equals } from '#platform/list/narrowing.ts'

export interface OnboardingSectionView extends OnboardingSectionRecord {
  /** Categories that the reader sees. */
  readonly categories: number
  readonly read: number
  readonly total: number
}

type Filter = Omit<OnboardingSectionQuery, 'search' | 'sort'>

export function findOnboardingSections(db: Db, reader: Reader, { published }: Filter): Promise<OnboardingSectionView[]> {
  return views(db, reader)
    .where(equals('onboarding_sections.published', published))
    .orderBy('onboarding_sections.position')
    .orderBy('onboarding_sections.id')
    .execute()
}

export function findOnboardingSection(db: Db, reader: Reader, id: number): Promise<OnboardingSectionView | undefined> {
  return views(db, reader).where('onboarding_sections.id', '=', id).executeTakeFirst()
}

/** Selects sections with the reader's progress. */
function views(db: Db, reader: Reader) {
  const progress = db
    .selectFrom('onboarding_categories as category')
    .leftJoin('onboarding_articles as article', (join) =>
      join.onRef('article.category_id', '=', 'category.id').on(seen(reader, ['article'])),
    )
    .leftJoin('onboarding_reads as mark', (join) =>
      join.onRef('mark.article_id', '=', 'article.id').on('mark.user_id', '=', reader.user_id),
    )
    .where(seen(reader, ['category']))
    .groupBy('category.section_id')
    .select(['category.section_id', sql<number>`count(distinct category.id)::integer`.as('categories')])
    .select([sql<number>`count(article.id)::integer`.as('total'), sql<number>`count(mark.user_id)::integer`.as('read')])
    .as('progress')
  return db
    .selectFrom('onboarding_sections')
    .leftJoin(progress, 'progress.section_id', 'onboarding_sections.id')
    .selectAll('onboarding_sections')
    .select((eb) => (['categories', 'total', 'read'] as const).map((one) => eb.fn.coalesce(`progress.${one}`, eb.lit(0)).as(one)))
    .where(seen(reader, ['onboarding_sections']))
}
