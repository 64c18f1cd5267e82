import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Returns true for one process only, until the transaction ends. */
export async function claimSweep(db: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock('settings'::regclass::oid::integer, 1) as mine`.execute(db)
  return rows[0]?.mine ?? false
}
