import { ANY_LANGUAGE, SOURCE_SORTS, type SourcePhraseQuery } from '@tracklane/contract/i18n-source'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { PhraseRecord } from '#db/tables/i18n.table.ts'
import { type Condition, equals } from '#platform/list/narrowing.ts'
import { type Page, sliceOf } from '#platform/list/paging.ts'
import { sortedBy, sortKeys } from '#platform/list/sorting.ts'
import { type SearchedRows, wordsFound } from '#platform/list/words-found.ts'

/** A phrase with its texts by char_code, and the active languages without one. */
export interface PhraseView extends PhraseRecord {
  readonly translations: Readonly<Record<string, string>>
  readonly missing_in: string[]
}

const SORT_KEYS = sortKeys('phrases', SOURCE_SORTS)

const translations = sql<Record<string, string>>`(select coalesce(jsonb_object_agg(char_code, text), '{}')
  from phrase_translations where phrase_id = phrases.id)`
const hasNoText = sql`not exists (select 1 from phrase_translations t where t.phrase_id = phrases.id and t.char_code = languages.char_code)`
const missingIn = sql<string[]>`array(select char_code from languages
  where active and not source_language and ${hasNoText} order by char_code)`
const SEARCHED: SearchedRows = {
  id: 'phrases.id',
  texts: sql`array(select text from phrase_translations where phrase_id = phrases.id) || phrases.message`,
  from: sql`phrases`,
}

export async function findPhrases(db: Db, query: SourcePhraseQuery): Promise<Page<PhraseView>> {
  const { limit, offset } = sliceOf(query)
  const condition = matching(query, await wordsFound(db, query.search, SEARCHED))
  const { total } = await db
    .selectFrom('phrases')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(condition)
    .executeTakeFirstOrThrow()
  const rows = await views(db)
    .where(condition)
    .orderBy(sortedBy(query.sort ?? 'category,message', SORT_KEYS, 'phrases.id'))
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: Number(total) }
}

export function findPhrase(db: Db, id: number): Promise<PhraseView | undefined> {
  return views(db).where('phrases.id', '=', id).executeTakeFirst()
}

function views(db: Db) {
  return db
    .selectFrom('phrases')
    .selectAll('phrases')
    .select([translations.as('translations'), missingIn.as('missing_in')])
}

function matching({ category, missing_in }: SourcePhraseQuery, found: Condition): Condition {
  return sql`${found} and ${equals('phrases.category', category)} and ${lacking(missing_in)}`
}

/** Returns the condition for missing texts. `any`: in one of the active languages; named languages may be inactive. */
function lacking(codes: readonly string[] | undefined): Condition {
  if (!codes || codes.length === 0) return sql`true`
  const meant = codes.includes(ANY_LANGUAGE) ? sql`active` : sql`char_code in (${sql.join(codes)})`
  return sql`exists (select 1 from languages where not source_language and ${meant} and ${hasNoText})`
}

export interface TargetLanguage {
  readonly id: number
  readonly char_code: string
  readonly name: string
}

/** Finds the languages that texts are translated into, including inactive ones. */
export function findTargetLanguages(db: Db): Promise<TargetLanguage[]> {
  return db.selectFrom('languages').select(['id', 'char_code', 'name']).where('source_language', '=', false).orderBy('char_code').execute()
}

export async function putText(db: Db, row: { phrase_id: number; char_code: string; text: string }): Promise<void> {
  await db
    .insertInto('phrase_translations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['phrase_id', 'char_code']).doUpdateSet({ text: row.text }))
    .execute()
}

export async function removeText(db: Db, phrase_id: number, char_code: string): Promise<void> {
  await db.deleteFrom('phrase_translations').where('phrase_id', '=', phrase_id).where('char_code', '=', char_code).execute()
}
