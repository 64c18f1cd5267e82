import { LANGUAGE_SORTS, type LanguageQuery, type ManagedLanguage } from '@tracklane/contract/language'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { LanguageRecord } from '#db/tables/i18n.table.ts'
import { TRANSLATED_TABLES, type TranslatedTable } from '#db/translated-tables.ts'
import { equals } from '#platform/list/narrowing.ts'
import { sortedBy, sortKeys } from '#platform/list/sorting.ts'
import { type SearchedRows, wordsFound } from '#platform/list/words-found.ts'

/** A language with its share of translated phrases and its number of readers. */
export type LanguageView = LanguageRecord & Pick<ManagedLanguage, 'phrases' | 'translated' | 'users'>

const SORT_KEYS = sortKeys('languages', LANGUAGE_SORTS, { translated: [sql.ref('translated')], users: [sql.ref('users')] })

const SEARCHED: SearchedRows = { id: 'languages.id', texts: sql`array[name, char_code]`, from: sql`languages` }

/** Finds languages; the source language first, unless sorted otherwise. */
export async function findLanguages(db: Db, { search, sort, active }: LanguageQuery): Promise<LanguageView[]> {
  const order = sortedBy(sort ?? 'name', SORT_KEYS, 'languages.id')
  return await languages(db)
    .where(await wordsFound(db, search, SEARCHED))
    .where(equals('languages.active', active))
    .orderBy(sort ? order : sql`languages.source_language desc, ${order}`)
    .execute()
}

export function findLanguage(db: Db, id: number): Promise<LanguageView | undefined> {
  return languages(db).where('languages.id', '=', id).executeTakeFirst()
}

/** Counts the rows of each table with texts in that language. */
export async function countTexts(db: Db, charCode: string): Promise<Record<TranslatedTable, number>> {
  const counts = TRANSLATED_TABLES.map(
    (table) => sql`(select count(*) from ${sql.table(table)} where jsonb_exists(translations, ${charCode}))::integer as ${sql.ref(table)}`,
  )
  const { rows } = await sql<Record<TranslatedTable, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as Record<TranslatedTable, number> // a select without a table has one row
}

const PHRASES = sql<number>`(select count(*) from phrases)::integer`
const TRANSLATED = sql<number>`(select count(*) from phrase_translations t where t.char_code = languages.char_code)::integer`
const USERS = sql<number>`(select count(*) from users u where u.language = languages.char_code and u.deleted_at is null)::integer`

/** Selects languages; the texts of the source language are the phrases themselves. */
function languages(db: Db) {
  return db
    .selectFrom('languages')
    .selectAll('languages')
    .select([
      PHRASES.as('phrases'),
      sql<number>`case when languages.source_language then ${PHRASES} else ${TRANSLATED} end`.as('translated'),
      USERS.as('users'),
    ])
}
