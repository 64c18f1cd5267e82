import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { UserRecord } from '#db/tables/user.table.ts'

interface Account extends UserRecord {
  /** False for disabled accounts and those of disabled organizations. */
  readonly may_sign_in: boolean
}

export function findAccount(db: Db, id: number): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.id', 'users.organization_id')
    .selectAll('users')
    .select(sql<boolean>`users.active and coalesce(organizations.active, true)`.as('may_sign_in'))
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}
