import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { peopleWithin } from '#features/sign-in/people-within.queries.ts'
import type { Actor } from '#platform/actor.ts'

/**
 * Locks the account. An administrator locks all administrators, in one order: the number left after a deletion stays true until the end.
 */
export async function lockAccount(db: Db, actor: Actor, id: number): Promise<boolean> {
  const isAdmin = actor.kind === 'user' && actor.role === 'admin'
  const { rows } = await sql<{ id: number }>`select id from users
    where deleted_at is null and ((id = ${id} and ${peopleWithin(actor)}) or (role = 'admin' and ${isAdmin}::boolean))
    order by id for update`.execute(db)
  return rows.some((row) => row.id === id)
}

export async function hasOtherAdmins(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from users where role = 'admin' and active and deleted_at is null and id <> ${id} limit 1`.execute(db)
  return rows.length > 0
}

/** Finds the people who can sign in as an administrator. */
export async function findAdmins(db: Db): Promise<{ id: number; language: string | null }[]> {
  const { rows } = await sql<{ id: number; language: string | null }>`select id, language from users
    where role = 'admin' and active and deleted_at is null order by id`.execute(db)
  return rows
}

/** Takes the login from its courier and returns the courier's id. */
export async function unlinkCourier(db: Db, id: number, now: Date): Promise<number | undefined> {
  const courier = await db
    .updateTable('couriers')
    .set((eb) => ({ user_id: null, updated_at: now, version: eb('version', '+', 1) }))
    .where('user_id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return courier?.id
}

/** Finds the last log entry of an account that this transaction has locked: its own entry. */
export async function findLastLog(db: Db, userId: number): Promise<number> {
  const logs = db.selectFrom('model_logs').select('id').where('entity', '=', 'user').where('entity_id', '=', userId)
  return Number((await logs.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id)
}
