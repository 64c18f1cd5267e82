import type { Db } from '#db/db.ts'
import { type Actor, GUEST, scopeOf, type UserActor } from '#platform/actor.ts'
import { endOf, findActiveSession, isSignedIn } from './active-session.ts'
import { tokenActor } from './bearer.ts'
import type { SessionRow, UserSession } from './session.queries.ts'

/** The caller of a request, from the session or the token. */
export interface Visit {
  readonly actor: Actor
  /** The hash of the session's id; undefined without a session. */
  readonly session: string | undefined
  /** The end of the session unless requests prolong it, in milliseconds since 1970. */
  readonly endsAt?: number
  /** True where cookies may be sent: not to tokens, and not for requests from other sites. */
  readonly stateful: boolean
  readonly mustChangePassword: boolean
}

/** The caller of endpoints that check nothing. */
export const NOBODY: Visit = { actor: GUEST, session: undefined, stateful: false, mustChangePassword: false }

export function visitOf(row: SessionRow | undefined, stateful: boolean): Visit {
  return {
    actor: isSignedIn(row) ? actorOf(row) : GUEST,
    session: row?.id_hash,
    ...(isSignedIn(row) && { endsAt: endOf(row) }),
    stateful,
    mustChangePassword: isSignedIn(row) && row.must_change_password && row.impersonator_id === null,
  }
}

/**
 * Reads the caller again from the current rows. A request waits for its body, for a lock or for its turn, and rights may be taken away
 * meanwhile.
 */
export async function revisit(db: Db, visit: Visit, now: Date): Promise<Visit> {
  const { actor, session, stateful } = visit
  if (actor.kind === 'token') return { ...visit, actor: (await tokenActor(db, actor.token_id, now)) ?? GUEST }
  if (actor.kind !== 'user' || session === undefined) return visit
  return visitOf(await findActiveSession(db, session, now), stateful)
}

function actorOf(row: UserSession): UserActor {
  const name = `${row.first_name} ${row.last_name}`
  return {
    kind: 'user',
    user_id: row.user_id,
    role: row.role,
    name: row.impersonator === null ? name : `${row.impersonator} (as ${name})`,
    organization_id: row.organization_id,
    country_id: row.country_id,
    scope: scopeOf({ id: row.user_id, role: row.role, organization_id: row.organization_id, country_id: row.country_id }),
    impersonator_id: row.impersonator_id,
  }
}
