import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { UserPatch, UserRecord } from '#db/tables/user.table.ts'

export function findUser(db: Db, id: number): Promise<UserRecord | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
}

interface Impersonator extends Pick<UserRecord, 'id' | 'first_name' | 'last_name'> {
  /** The end of the session in which they act. */
  readonly expires_at: Date
}

export function findImpersonator(db: Db, session: string): Promise<Impersonator | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.impersonator_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'sessions.expires_at'])
    .where('sessions.id_hash', '=', session)
    .executeTakeFirst()
}

/** Finds an account by its login. `may_sign_in` is false for disabled accounts and those of disabled organizations. */
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

export function findUsersByLogins(db: Db, logins: readonly string[]): Promise<Pick<UserRecord, 'id' | 'password_hash'>[]> {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(sql<string>`lower(email)`, 'in', logins)
    .where('deleted_at', 'is', null)
    .execute()
}

export function findUsersByHashes(db: Db, hashes: readonly string[]): Promise<Pick<UserRecord, 'id' | 'email'>[]> {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('password_hash', 'in', hashes)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Locks the account until the transaction ends. */
export async function lockUser(db: Db, id: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
}

/** Changes the account. A change that people see raises its version; a sign-in does not. */
export function updateUser(db: Db, id: number, patch: UserPatch): Promise<UserRecord> {
  return db
    .updateTable('users')
    .set((eb) => ({ ...patch, ...(patch.updated_at && { version: eb('version', '+', 1) }) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface Attempts {
  readonly failures: number
  readonly locked_until: Date | null
}

/**
 * Counts an attempt before it is made, so that simultaneous attempts in any process cannot pass the lock. The attempt that reaches `most`
 * locks the login for those after it; after the lock the count starts anew. No lock is longer than a new one would be, even where the
 * clock was set back.
 */
export async function countAttempt(db: Db, attempt: { login: string; now: Date; most: number; lockedUntil: Date }): Promise<Attempts> {
  const { login, now, most, lockedUntil } = attempt
  const { rows } = await sql<Attempts>`
    insert into login_attempts as a (login, failures, updated_at) values (${login}, 1, ${now}::timestamptz)
    on conflict (login) do update set
      failures = case when a.locked_until <= ${now}::timestamptz then 1 else least(a.failures + 1, 1000) end,
      locked_until = case
        when a.locked_until > ${now}::timestamptz then least(a.locked_until, ${lockedUntil}::timestamptz)
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
