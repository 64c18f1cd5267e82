import type { Role } from '@tracklane/contract/kit/role'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { fixedSql } from '#db/fixed-sql.ts'
import { readTogether } from '#db/read-together.ts'
import { onSharedConnection } from '#db/shared-connection.ts'
import type { SessionTable } from '#db/tables/user.table.ts'

interface Seat {
  readonly id_hash: string
  readonly last_seen_at: Date
}

/** A stored session without a person: it carries only a CSRF token. Sessions of guests are not stored (`guest.ts`). */
interface GuestSession extends Seat {
  readonly role: null
}

export interface UserSession extends Seat {
  /** The end, even in use. */
  readonly expires_at: Date
  readonly user_id: number
  readonly role: Role
  readonly first_name: string
  readonly last_name: string
  readonly organization_id: number | null
  readonly country_id: number | null
  readonly must_change_password: boolean
  /** The impersonator; null without one, as the three fields below. */
  readonly impersonator_id: number | null
  readonly impersonator: string | null
  readonly impersonator_role: Role | null
  readonly impersonator_organization_id: number | null
}

export type SessionRow = GuestSession | UserSession

/** A row of the sessions, which may have expired. */
type StoredSession = SessionRow & { readonly expires_at: Date }

/**
 * Reads the session with its person's current rows in one query, before every request. The join fails for a disabled or deleted person, a
 * disabled organization, a changed password, or an impersonator who is gone in one of these ways: then the person is signed out.
 * Requests that arrive together share a query.
 */
export async function findSession(db: Db, idHash: string, now: Date): Promise<SessionRow | undefined> {
  const row = db.isTransaction ? (await readByKey(db, [idHash])).get(idHash) : await readSession(db, idHash)
  return row && isUnexpired(row, now) ? row : undefined
}

/** Reads many sessions at once. */
export async function findSessions(db: Db, idHashes: readonly string[], now: Date): Promise<SessionRow[]> {
  return [...(await readSessions(db, idHashes)).values()].filter((row) => isUnexpired(row, now))
}

function isUnexpired({ expires_at }: StoredSession, now: Date): boolean {
  return expires_at > now
}

async function readSessions(on: Pick<Db, 'getExecutor'>, idHashes: readonly string[]): Promise<Map<string, StoredSession>> {
  const isAsked = idHashes.length === 1 ? sql`s.id_hash = ${idHashes[0]}` : sql`s.id_hash = any(${idHashes}::text[])`
  const { rows } = await sql<StoredSession>`${seats} where ${isAsked} and s.user_id is not null`.execute(on)
  return new Map(rows.map((row) => [row.id_hash, row]))
}

const readByKey = (db: Db, idHashes: readonly string[]) => readSessions(onSharedConnection(db), idHashes)
const readSession = readTogether(readByKey)

const seats: RawBuilder<unknown> = fixedSql(sql`
    select s.id_hash, s.last_seen_at, s.expires_at, s.impersonator_id, i.first_name || ' ' || i.last_name as impersonator,
      i.role as impersonator_role, i.organization_id as impersonator_organization_id,
      u.id as user_id, u.role, u.first_name, u.last_name, u.organization_id, u.country_id, u.must_change_password
    from sessions s
    left join (users i left join organizations io on io.id = i.organization_id)
      on i.id = s.impersonator_id and i.active and i.deleted_at is null and (io.id is null or io.active)
        and (s.impersonator_password_hash is null or i.password_hash = s.impersonator_password_hash)
    left join (users u left join organizations o on o.id = u.organization_id)
      on u.id = s.user_id and u.active and u.deleted_at is null and u.password_hash = s.password_hash
      and (o.id is null or o.active) and (s.impersonator_id is null or i.id is not null)`)

/** Marks a session as used; of several requests at once only the first writes. */
export async function touchSession(db: Db, session: Seat, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id_hash', '=', session.id_hash)
    .where('last_seen_at', '<=', session.last_seen_at)
    .execute()
}

export interface NewSession {
  readonly id_hash: string
  readonly user_id: number | null
  readonly password_hash: string | null
  readonly created_at: Date
  readonly last_seen_at: Date
  readonly expires_at: Date
  readonly ip: string
  readonly user_agent: string | null
  /** The impersonator, and the parts of the own session that are kept. */
  readonly impersonator_id?: number
  readonly impersonator_password_hash?: string
  readonly impersonator_expires_at?: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** Spends the id of a guest who has signed in: a row without a person blocks it for as long as it would be valid. */
export async function spendGuest(db: Db, spent: { id_hash: string; now: Date; expires_at: Date }): Promise<void> {
  const { id_hash, now, expires_at } = spent
  const row = { id_hash, user_id: null, password_hash: null, created_at: now, last_seen_at: now, expires_at }
  await db
    .insertInto('sessions')
    .values(row)
    .onConflict((conflict) => conflict.column('id_hash').doNothing())
    .execute()
}

export async function isSpent(db: Db, idHash: string): Promise<boolean> {
  const row = await onSharedConnection(db).selectFrom('sessions').select('id_hash').where('id_hash', '=', idHash).executeTakeFirst()
  return row !== undefined
}

/** Deletes the session; returns false where there was none. */
export async function deleteSession(db: Db, idHash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('id_hash', '=', idHash).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the session and returns its row; undefined where another request was faster. */
export function takeSession(db: Db, idHash: string): Promise<Selectable<SessionTable> | undefined> {
  return db.deleteFrom('sessions').where('id_hash', '=', idHash).returningAll().executeTakeFirst()
}

/** Deletes the sessions of a person, including acting ones in both directions; returns their hashes. */
export async function deleteSessionsOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('impersonator_id', '=', userId)]))
    .returning('id_hash')
    .execute()
  return rows.map(({ id_hash }) => id_hash)
}

/** Deletes the sessions of an organization, including those where a member acts; returns their hashes. */
export async function deleteSessionsOfOrganization(db: Db, organizationId: number): Promise<string[]> {
  const { rows } = await sql<{ id_hash: string }>`
    delete from sessions s using users u
    where u.organization_id = ${organizationId} and u.id in (s.user_id, s.impersonator_id)
    returning s.id_hash`.execute(db)
  return [...new Set(rows.map(({ id_hash }) => id_hash))]
}

/** Deletes expired impersonation sessions and returns their hashes. Skips locked ones: the other transaction ends them itself. */
export async function deleteActingEndedBy(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id_hash: string }>`delete from sessions where id_hash in (
    select id_hash from sessions where impersonator_id is not null and expires_at <= ${now} for update skip locked)
    returning id_hash`.execute(db)
  return rows.map(({ id_hash }) => id_hash)
}

export async function deleteSessionsEndedBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', moment).execute()
}
