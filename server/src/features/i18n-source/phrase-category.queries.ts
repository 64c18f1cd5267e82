import { CATEGORY_SORTS, type PhraseCategory, type PhraseCategoryQuery } from '@tracklane/contract/i18n-source'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { sortedBy, sortKeys } from '#platform/list/sorting.ts'
import { type SearchedRows, wordsFound } from '#platform/list/words-found.ts'

const SORT_KEYS = sortKeys('phrase_categories', CATEGORY_SORTS)
const SEARCHED: SearchedRows = { id: 'phrase_categories.id', texts: sql`array[name]`, from: sql`phrase_categories` }

/** Finds categories with the number of missing texts per language, including inactive languages. A category without phrases is left out. */
export async function findCategories(db: Db, { search, sort = 'name' }: PhraseCategoryQuery): Promise<PhraseCategory[]> {
  return await db
    .selectFrom('phrase_categories')
    .select(['phrase_categories.id', 'phrase_categories.name'])
    .select(sql<number>`(select count(*) from phrases where category = phrase_categories.name)::integer`.as('total'))
    .select(missing.as('missing'))
    .where(await wordsFound(db, search, SEARCHED))
    .where(sql<boolean>`exists (select 1 from phrases where category = phrase_categories.name)`)
    .orderBy(sortedBy(sort, SORT_KEYS, 'phrase_categories.id'))
    .execute()
}

const missing = sql<Record<string, number>>`(select coalesce(jsonb_object_agg(char_code, lacking), '{}') from (
  select languages.char_code, count(*) as lacking
  from languages join phrases on phrases.category = phrase_categories.name
  left join phrase_translations t on t.phrase_id = phrases.id and t.char_code = languages.char_code
  where not languages.source_language and t.phrase_id is null
  group by languages.char_code) counted)`
