import { mayActAs } from '@tracklane/contract/kit/acting'
import type { Db } from '#db/db.ts'
import { CLOCK_STEP, idleTime } from './lifetime.ts'
import { findSession, findSessions, type SessionRow, type UserSession } from './session.queries.ts'

/** Returns the session unless it has ended. A session whose person or impersonator has lost the right to it is treated as a guest's. */
export async function findActiveSession(db: Db, idHash: string, now: Date): Promise<SessionRow | undefined> {
  const row = await findSession(db, idHash, now)
  return row && active(row, now)
}

/** Returns the current end of each session, in milliseconds since 1970; ended sessions are missing. */
export async function findSessionEnds(db: Db, idHashes: readonly string[], now: Date): Promise<Map<string, number>> {
  const rows = (await findSessions(db, idHashes, now)).map((row) => active(row, now))
  return new Map(rows.flatMap((row) => (isSignedIn(row) ? [[row.id_hash, endOf(row)] as const] : [])))
}

/** Returns the end of the session unless requests prolong it. */
export function endOf({ expires_at, last_seen_at, role }: UserSession): number {
  return Math.min(expires_at.getTime(), last_seen_at.getTime() + idleTime(role))
}

function active(row: SessionRow, now: Date): SessionRow | undefined {
  const idle = now.getTime() - row.last_seen_at.getTime()
  if (idle > idleTime(row.role) || idle < -CLOCK_STEP) return undefined
  return isSignedIn(row) && !mayStay(row) ? { id_hash: row.id_hash, last_seen_at: row.last_seen_at, role: null } : row
}

export function isSignedIn(row: SessionRow | undefined): row is UserSession {
  return row !== undefined && row.role !== null
}

function mayStay(row: UserSession): boolean {
  const { impersonator_id: id, impersonator_role: role, impersonator_organization_id: organization_id } = row
  return id === null || (role !== null && mayActAs({ id, role, organization_id }, { ...row, id: row.user_id }))
}
