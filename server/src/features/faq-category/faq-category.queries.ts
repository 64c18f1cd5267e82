import type { FaqCategoryQuery } from '@tracklane/contract/faq-category'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { FaqCategoryRecord } from '#db/tables/faq.table.ts'
import { seen } from '#features/ordered-content/ordered-content.queries.ts'
import type { Sight } from '#features/ordered-content/sight.rules.ts'
import { equals } from '#platform/list/narrowing.ts'

export interface FaqCategoryView extends FaqCategoryRecord {
  /** Questions that the reader sees. */
  readonly questions: number
}

export function findFaqCategories(
  db: Db,
  sight: Sight,
  { published }: Omit<FaqCategoryQuery, 'search' | 'sort'>,
): Promise<FaqCategoryView[]> {
  return views(db, sight).where(equals('faq_categories.published', published)).orderBy('position').orderBy('faq_categories.id').execute()
}

export function findFaqCategory(db: Db, sight: Sight, id: number): Promise<FaqCategoryView | undefined> {
  return views(db, sight).where('faq_categories.id', '=', id).executeTakeFirst()
}

function views(db: Db, sight: Sight) {
  const questions = sql<number>`(select count(*) from faqs where faqs.category_id = faq_categories.id and ${seen(sight, ['faqs'])})::integer`
  return db
    .selectFrom('faq_categories')
    .selectAll('faq_categories')
    .select(questions.as('questions'))
    .where(seen(sight, ['faq_categories']))
}
