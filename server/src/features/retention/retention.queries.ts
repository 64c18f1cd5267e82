import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

const SWEPT = 'retention.swept_at'

/** True until the transaction ends, for one of the processes. */
export async function claimSweep(db: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock('settings'::regclass::oid::integer, 1) as mine`.execute(db)
  return rows[0]?.mine ?? false
}

/** When all of it was done last. */
export async function lastSwept(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', SWEPT).executeTakeFirst()
  return row && new Date(row.value)
}

export async function noteSwept(db: Db, at: Date): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: SWEPT, value: at.toISOString() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: at.toISOString() }))
    .execute()
}
