import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, GUEST, scopeOf } from '#platform/actor.ts'
import type { Platform } from '#platform/context.ts'
import { hashed } from './secret.ts'
import { findSession } from './session.queries.ts'

/** One request's caller, as the session or the token tells. */
export interface Visit {
  readonly actor: Actor
  /** Hash of the session's id; undefined without a session. */
  readonly session: string | undefined
  readonly mustChangePassword: boolean
}

export const SESSION_COOKIE = 'session'

export async function admit(platform: Platform, request: FastifyRequest, _reply: FastifyReply): Promise<Visit> {
  const id = request.cookies[SESSION_COOKIE]
  const row = id ? await findSession(platform.db, hashed(id), platform.clock()) : undefined
  if (!row || row.user_id === null) return { actor: GUEST, session: row?.id_hash, mustChangePassword: false }
  const user = { id: row.user_id, role: row.role, organization_id: row.organization_id, country_id: row.country_id }
  return {
    actor: {
      kind: 'user',
      user_id: user.id,
      role: user.role,
      name: `${row.first_name} ${row.last_name}`,
      organization_id: user.organization_id,
      country_id: user.country_id,
      scope: scopeOf(user),
      impersonator_id: row.impersonator_id,
    },
    session: row.id_hash,
    mustChangePassword: row.must_change_password,
  }
}
