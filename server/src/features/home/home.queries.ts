import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Scope } from '#platform/actor.ts'

/** Counts for an open scope only; others may not count shared rows. */
export async function countPlatform(db: Db, scope: Scope): Promise<{ organizations: number; countries: number; couriers: number } | null> {
  if (scope.kind !== 'all') return null
  const [organizations, countries, couriers] = await Promise.all([
    countActive(db, 'organizations'),
    countActive(db, 'countries'),
    countActive(db, 'couriers'),
  ])
  return { organizations, countries, couriers }
}

async function countActive(db: Db, table: 'organizations' | 'countries' | 'couriers'): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)} where active`.execute(db)
  return Number(rows[0]?.total ?? 0)
}
