import type { Role } from '@tracklane/contract/kit/role'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

interface Account {
  readonly email: string
  readonly name: string
  readonly role: Role
}

/** Checks whether any account can sign in as an administrator. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function findActiveAccounts(db: Db, emails: readonly string[]): Promise<Account[]> {
  return await db
    .selectFrom('users')
    .select(['email', 'role', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('email', 'in', emails)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .where('must_change_password', '=', false)
    .execute()
}
