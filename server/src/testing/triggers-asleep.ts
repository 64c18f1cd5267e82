import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Only a superuser may let triggers sleep, and of the embedded database everybody is one. */
export async function mayLetTriggersSleep(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select current_setting('is_superuser') = 'on' as may`.execute(db)
  return rows[0]?.may ?? false
}

/** Statements of a function while which no trigger fires and no reference is checked: both take longer than the rows themselves. */
export function asleep(statements: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`perform set_config('session_replication_role', 'replica', true);
    ${statements};
    perform set_config('session_replication_role', 'origin', true)`
}
