import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Takes one from the day's limit in one statement, so that several processes never exceed it; returns false where none is left. */
export async function takeOfDay(
  db: Db,
  { organization_id, day, most }: { organization_id: number; day: string; most: number },
): Promise<boolean> {
  const { rows } = await sql`insert into gateway_days (organization_id, day, sent) values (${organization_id}, ${day}, 1)
    on conflict (organization_id, day) do update set sent = gateway_days.sent + 1 where gateway_days.sent < ${most} returning sent`.execute(
    db,
  )
  return rows.length === 1
}

export function findAdministrators(db: Db): Promise<{ id: number; language: string | null }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'language'])
    .where('role', '=', 'admin')
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
}
