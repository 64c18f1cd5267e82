import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { UserPatch, UserRecord } from '#db/tables/user.table.ts'

export function findUser(db: Db, id: number): Promise<UserRecord | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
}

/** `may_sign_in` is false for disabled accounts and those of disabled organizations. */
export function findUserByLogin(db: Db, login: string): Promise<(UserRecord & { may_sign_in: boolean }) | undefined> {
  return db
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.id', 'users.organization_id')
    .selectAll('users')
    .select(sql<boolean>`users.active and coalesce(organizations.active, true)`.as('may_sign_in'))
    .where(sql<string>`lower(users.email)`, '=', login)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}

export function updateUser(db: Db, id: number, patch: UserPatch): Promise<UserRecord> {
  return db.updateTable('users').set(patch).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function insertSignIn(db: Db, signIn: { user_id: number; created_at: Date }): Promise<void> {
  await db.insertInto('sign_ins').values(signIn).execute()
}

interface Attempts {
  readonly failures: number
  readonly locked_until: Date | null
}

/**
 * Counts an attempt before it is made, so that attempts at the same time, in whatever process, cannot slip past the lock.
 * The one that reaches `most` closes the login behind itself; after the lock the count begins anew.
 */
export async function countAttempt(db: Db, attempt: { login: string; now: Date; most: number; lockedUntil: Date }): Promise<Attempts> {
  const { login, now, most, lockedUntil } = attempt
  const { rows } = await sql<Attempts>`
    insert into login_attempts as a (login, failures, updated_at) values (${login}, 1, ${now}::timestamptz)
    on conflict (login) do update set
      failures = case when a.locked_until <= ${now}::timestamptz then 1 else least(a.failures + 1, 1000) end,
      locked_until = case
        when a.locked_until > ${now}::timestamptz then a.locked_until
        when a.locked_until is null and a.failures + 1 >= ${most}::integer then ${lockedUntil}::timestamptz
        else null end,
      updated_at = excluded.updated_at
    returning failures, locked_until`.execute(db)
  return rows[0] ?? { failures: 1, locked_until: null }
}

export async function deleteAttempts(db: Db, login: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('login', '=', login).execute()
}

export async function deleteAttemptsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('login_attempts').where('updated_at', '<', moment).execute()
}
