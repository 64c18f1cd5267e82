import type { Role } from '@tracklane/contract/kit/role'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { peopleWithin } from '#features/sign-in/people-within.queries.ts'
import type { Actor } from '#platform/actor.ts'
import { CLOCK_STEP, idleTime } from '#platform/session/lifetime.ts'

export interface Seat {
  readonly id: number
  readonly id_hash: string
  readonly created_at: Date
  readonly last_seen_at: Date
  readonly ip: string | null
  readonly user_agent: string | null
}

export interface Person {
  readonly id: number
  readonly email: string
  readonly role: Role
}

/** Reads the account and locks it until the transaction ends. */
export function lockPerson(db: Db, actor: Actor, id: number): Promise<Person | undefined> {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.role'])
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .where(peopleWithin(actor))
    .forShare()
    .executeTakeFirst()
}

/** Finds the sessions that a person uses, including acting ones; last used first. Sessions past their end are left out. */
export async function findSeats(db: Db, userId: number, now: Date): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    select s.id, s.id_hash, s.created_at, s.last_seen_at, s.ip, s.user_agent from sessions s
    join users u on u.id = s.user_id and u.password_hash = s.password_hash
    where ${seatOf(userId)} and s.expires_at > ${now} and s.last_seen_at <= ${new Date(now.getTime() + CLOCK_STEP)}
      and s.last_seen_at >= case u.role when 'courier' then ${seenSince('courier', now)} else ${seenSince('admin', now)} end
    order by s.last_seen_at desc, s.id desc`.execute(db)
  return rows
}

function seenSince(role: Role, now: Date): RawBuilder<Date> {
  return sql`${new Date(now.getTime() - idleTime(role))}::timestamptz`
}

/** Returns the condition for a person's sessions; an acting session belongs to the person who really uses it. */
function seatOf(userId: number): RawBuilder<SqlBool> {
  return sql`(s.impersonator_id = ${userId} or (s.user_id = ${userId} and s.impersonator_id is null))`
}

/** Deletes sessions and returns the hashes of those that existed: of two simultaneous calls only one gets a hash. */
export async function deleteSeats(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id_hash: string }>`delete from sessions where id = any(${ids}::integer[]) returning id_hash`.execute(db)
  return rows.map(({ id_hash }) => id_hash)
}

/** Deletes the failed attempts of a login, even before a lock; returns whether it was locked. */
export async function deleteAttemptsOf(db: Db, login: string, now: Date): Promise<boolean> {
  const attempts = await db.deleteFrom('login_attempts').where('login', '=', login).returning('locked_until').executeTakeFirst()
  const until = attempts?.locked_until ?? now
  return until > now
}
