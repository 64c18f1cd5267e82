import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'

interface Voice {
  readonly faq_id: number
  readonly user_id: number
  readonly helpful: boolean
  readonly updated_at: Date
}

/** Stores a vote: one per person, the last one counts. */
export async function writeVoice(db: Db, voice: Voice): Promise<void> {
  await db
    .insertInto('faq_voices')
    .values(voice)
    .onConflict((conflict) => conflict.columns(['faq_id', 'user_id']).doUpdateSet({ helpful: voice.helpful, updated_at: voice.updated_at }))
    .execute()
}

interface Missed {
  readonly text: string
  readonly language: string
  readonly last_at: Date
}

/**
 * Removes unfinished searches on the way to this one from the count: a row just noted is deleted, one with earlier searches is counted one
 * less.
 */
export async function dropBeginnings(db: Db, { text, language }: Missed, since: Date): Promise<void> {
  const isBeginning = sql<SqlBool>`language = ${language} and last_at >= ${since} and text <> ${text}
    and (starts_with(${text}::text, text) or starts_with(text, ${text}::text))`
  await sql`delete from faq_missed_searches where ${isBeginning} and count = 1`.execute(db)
  await sql`update faq_missed_searches set count = count - 1, last_at = ${since}::timestamptz - interval '1 second' where ${isBeginning}`.execute(
    db,
  )
}

/** Counts a search; the oldest of more than `kept` different searches are deleted. */
export async function writeMissedSearch(db: Db, search: Missed, kept: number): Promise<void> {
  await db
    .insertInto('faq_missed_searches')
    .values(search)
    .onConflict((conflict) =>
      conflict
        .columns(['language', 'text'])
        .doUpdateSet({ count: sql`least(faq_missed_searches.count + 1, 1000000)`, last_at: search.last_at }),
    )
    .execute()
  await sql`delete from faq_missed_searches where (language, text) in
    (select language, text from faq_missed_searches order by last_at desc, text, language offset ${kept})`.execute(db)
}

export async function deleteMissedSearch(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('faq_missed_searches').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export function findMissedSearches(db: Db) {
  return db.selectFrom('faq_missed_searches').selectAll().orderBy('last_at', 'desc').orderBy('text').orderBy('language').execute()
}
