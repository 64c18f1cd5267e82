import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Checks whether the trigram index of the searched texts knows letters beyond ASCII. This depends on the locale of the database. */
export async function hasTrigramsOfAllLetters(db: Db): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select cardinality(show_trgm('ж')) > 0 as known`.execute(db)
  return rows[0]?.known === true
}
