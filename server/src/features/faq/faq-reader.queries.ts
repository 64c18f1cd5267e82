import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

interface Voice {
  readonly faq_id: number
  readonly user_id: number
  readonly helpful: boolean
  readonly updated_at: Date
}

/** One a person: the last one counts. */
export async function writeVoice(db: Db, voice: Voice): Promise<void> {
  await db
    .insertInto('faq_voices')
    .values(voice)
    .onConflict((conflict) => conflict.columns(['faq_id', 'user_id']).doUpdateSet({ helpful: voice.helpful, updated_at: voice.updated_at }))
    .execute()
}

/** Counts a search; beyond so many different ones the oldest are forgotten. */
export async function writeMissedSearch(db: Db, search: { text: string; language: string; last_at: Date }, kept: number): Promise<void> {
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

export function findMissedSearches(db: Db) {
  return db.selectFrom('faq_missed_searches').selectAll().orderBy('last_at', 'desc').orderBy('text').orderBy('language').execute()
}
