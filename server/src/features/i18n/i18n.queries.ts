import type { MissedTranslation } from '@tracklane/contract/i18n'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { named } from '#platform/list/sorting.ts'

export function findActiveLanguages(db: Db) {
  return db
    .selectFrom('languages')
    .selectAll()
    .where('active', '=', true)
    .orderBy('source_language', 'desc')
    .orderBy(named('name'))
    .orderBy('id')
    .execute()
}

/** Finds every translation into an active language; the texts of the source language are the messages themselves. */
export function findTranslations(db: Db) {
  return db
    .selectFrom('phrase_translations as translation')
    .innerJoin('phrases', 'phrases.id', 'translation.phrase_id')
    .innerJoin('languages', 'languages.char_code', 'translation.char_code')
    .where('languages.active', '=', true)
    .where('languages.source_language', '=', false)
    .select(['phrases.category', 'phrases.message', 'translation.char_code', 'translation.text'])
    .orderBy('phrases.category')
    .orderBy('phrases.message')
    .orderBy('translation.char_code')
    .execute()
}

/** The time when a phrase was seen untranslated, and the screen if known. */
interface Sight {
  readonly at: Date
  readonly path: string | null
}

/** Notes a phrase as seen; returns undefined where the phrase does not exist yet. */
export function seePhrase(db: Db, { category, message }: MissedTranslation, { at, path }: Sight) {
  return db
    .updateTable('phrases')
    .set({ last_seen_at: at, ...(path && { last_seen_path: path }), seen_count: sql`seen_count + 1` })
    .where('category', '=', category)
    .where('message', '=', message)
    .returning('id')
    .executeTakeFirst()
}

/** Locks the adding of phrases: two transactions that count and add at once would not see each other's. */
export async function lockNewPhrases(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock('phrases'::regclass::oid::integer, 0)`.execute(db)
}

export async function countUntranslated(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('phrases')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('phrase_translations').select('phrase_id').whereRef('phrase_id', '=', 'phrases.id'))),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export async function insertPhrase(db: Db, { category, message }: MissedTranslation, { at, path }: Sight): Promise<void> {
  await db
    .insertInto('phrases')
    .values({ category, message, first_seen_at: at, last_seen_at: at, last_seen_path: path, seen_count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['category', 'message']).doUpdateSet({ last_seen_at: at, seen_count: sql`phrases.seen_count + 1` }),
    )
    .execute()
}
