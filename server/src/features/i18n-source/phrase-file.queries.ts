import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { named } from '#platform/list/sorting.ts'

export interface KnownPhrase {
  readonly id: number
  readonly category: string
  readonly message: string
  readonly text: string | null
}

/** Finds every phrase with its text in that language. */
export function findTexts(db: Db, char_code: string): Promise<KnownPhrase[]> {
  return db
    .selectFrom('phrases')
    .leftJoin('phrase_translations as t', (join) => join.onRef('t.phrase_id', '=', 'phrases.id').on('t.char_code', '=', char_code))
    .select(['phrases.id', 'phrases.category', 'phrases.message', 't.text'])
    .orderBy(named('phrases.category'))
    .orderBy(named('phrases.message'))
    .orderBy('phrases.id')
    .execute()
}

/** Locks all phrases until the transaction ends, always in one order. */
export async function lockPhrases(db: Db): Promise<void> {
  await sql`select id from phrases order by id for update`.execute(db)
}

export function findLanguage(db: Db, id: number) {
  return db.selectFrom('languages').select(['id', 'name', 'char_code', 'source_language']).where('id', '=', id).executeTakeFirst()
}

interface TextRow {
  readonly phrase_id: number
  readonly text: string
}

const BATCH = 1000

export async function putTexts(db: Db, char_code: string, rows: readonly TextRow[], at: Date): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH)
    await db
      .insertInto('phrase_translations')
      .values(batch.map((row) => ({ ...row, char_code })))
      .onConflict((conflict) => conflict.columns(['phrase_id', 'char_code']).doUpdateSet((eb) => ({ text: eb.ref('excluded.text') })))
      .execute()
    const ids = batch.map(({ phrase_id }) => phrase_id)
    await sql`update phrases set version = version + 1, updated_at = ${at} where id in (${sql.join(ids)})`.execute(db)
  }
}
