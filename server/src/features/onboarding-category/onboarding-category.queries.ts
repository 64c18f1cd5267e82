import type { Translations } from '@tracklane/contract/kit/translations'
import type { OnboardingCategoryQuery } from '@tracklane/contract/onboarding-category'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { OnboardingCategoryRecord, OnboardingSectionTexts } from '#db/tables/onboarding.table.ts'
import { seen } from '#features/ordered-content/ordered-content.queries.ts'
import type { Sight } from '#features/ordered-content/sight.rules.ts'
import { equals } from '#platform/list/narrowing.ts'

export interface OnboardingCategoryView extends OnboardingCategoryRecord {
  readonly section_translations: Translations<OnboardingSectionTexts>
  /** Articles that the reader sees. */
  readonly articles: number
}

type Filter = Omit<OnboardingCategoryQuery, 'search' | 'sort'>

export function findOnboardingCategories(db: Db, sight: Sight, { section_id, published }: Filter): Promise<OnboardingCategoryView[]> {
  return views(db, sight)
    .where(equals('onboarding_categories.section_id', section_id))
    .where(equals('onboarding_categories.published', published))
    .orderBy('onboarding_sections.position')
    .orderBy('onboarding_sections.id')
    .orderBy('onboarding_categories.position')
    .orderBy('onboarding_categories.id')
    .execute()
}

export function findOnboardingCategory(db: Db, sight: Sight, id: number): Promise<OnboardingCategoryView | undefined> {
  return views(db, sight).where('onboarding_categories.id', '=', id).executeTakeFirst()
}

function views(db: Db, sight: Sight) {
  const articles = sql<number>`(select count(*) from onboarding_articles as article
    where article.category_id = onboarding_categories.id and ${seen(sight, ['article'])})::integer`
  return db
    .selectFrom('onboarding_categories')
    .innerJoin('onboarding_sections', 'onboarding_sections.id', 'onboarding_categories.section_id')
    .selectAll('onboarding_categories')
    .select(['onboarding_sections.translations as section_translations', articles.as('articles')])
    .where(seen(sight, ['onboarding_categories', 'onboarding_sections']))
}
