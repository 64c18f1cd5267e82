import type { Role } from '@tracklane/contract/kit/role'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { onSharedConnection } from '#db/shared-connection.ts'

interface Seat {
  readonly id_hash: string
  readonly last_seen_at: Date
}

/** A session nobody (or nobody any more) is signed in with: it carries only a CSRF token. */
interface GuestSession extends Seat {
  readonly role: null
}

export interface UserSession extends Seat {
  readonly user_id: number
  readonly role: Role
  readonly first_name: string
  readonly last_name: string
  readonly organization_id: number | null
  readonly country_id: number | null
  readonly must_change_password: boolean
  readonly impersonator_id: number | null
  /** Null unless somebody impersonates. */
  readonly impersonator: string | null
}

export type SessionRow = GuestSession | UserSession

/**
 * The session with its person as the rows stand now, in one query: it runs before every request. Who was disabled or deleted,
 * whose organization was, whose password changed, or whose impersonator is gone, is not joined, and so signed out.
 */
export async function findSession(db: Db, idHash: string, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select s.id_hash, s.last_seen_at, s.impersonator_id, i.first_name || ' ' || i.last_name as impersonator,
      u.id as user_id, u.role, u.first_name, u.last_name, u.organization_id, u.country_id, u.must_change_password
    from sessions s
    left join users i on i.id = s.impersonator_id and i.active and i.deleted_at is null
    left join (users u left join organizations o on o.id = u.organization_id)
      on u.id = s.user_id and u.active and u.deleted_at is null and u.password_hash = s.password_hash
      and (o.id is null or o.active) and (s.impersonator_id is null or i.id is not null)
    where s.id_hash = ${idHash} and s.expires_at > ${now}`.execute(onSharedConnection(db))
  return rows[0]
}

/** Of several requests that come at once only the first one writes. */
export async function touchSession(db: Db, session: Seat, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id_hash', '=', session.id_hash)
    .where('last_seen_at', '<=', session.last_seen_at)
    .execute()
}

interface NewSession {
  readonly id_hash: string
  readonly user_id: number | null
  readonly password_hash: string | null
  readonly created_at: Date
  readonly last_seen_at: Date
  readonly expires_at: Date
  readonly ip: string
  readonly user_agent: string | null
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

export async function deleteSession(db: Db, idHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute()
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('impersonator_id', '=', userId)]))
    .execute()
}

export async function deleteSessionsEndedBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', moment).execute()
}
