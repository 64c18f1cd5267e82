import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { Id, IdParams } from './kit/page.ts'
import { many, one, timestamp } from './kit/reply.ts'
import { ROLES } from './kit/role.ts'
import { guards } from './sign-in.ts'

export const Session = z.object({
  /** The public id of a session. It opens nothing: only the browser has the secret. */
  id: z.number(),
  /** True for the session of this request. */
  current: z.boolean(),
  created_at: timestamp(),
  last_seen_at: timestamp(),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
})
export type Session = z.output<typeof Session>

const Unlocked = z.object({ id: z.number(), locked_until: z.null() })

export const sessionEndpoints = {
  /** The person's own sessions, the last used first. */
  own: endpoint({ method: 'GET', path: '/user/session', access: ROLES, reply: many(Session) }),
  /** Ends all own sessions but the one of this request. */
  endOthers: endpoint({ method: 'DELETE', path: '/user/session', access: ROLES, whileImpersonating: 'refused', status: 204 }),
  endOwn: endpoint({
    method: 'DELETE',
    path: '/user/session/:id',
    access: ROLES,
    whileImpersonating: 'refused',
    params: IdParams,
    status: 204,
  }),
  /** The sessions of an account of lower rank. */
  list: endpoint({ method: 'GET', path: '/user/:id/session', access: guards, params: IdParams, reply: many(Session) }),
  endAll: endpoint({
    method: 'DELETE',
    path: '/user/:id/session',
    access: guards,
    whileImpersonating: 'refused',
    params: IdParams,
    status: 204,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/user/:id/session/:sessionId',
    access: guards,
    whileImpersonating: 'refused',
    params: IdParams.extend({ sessionId: Id }),
    status: 204,
  }),
  /** Lifts the lock of an account of lower rank that had too many failed sign-ins. */
  unlock: endpoint({
    method: 'POST',
    path: '/user/:id/unlock',
    access: guards,
    whileImpersonating: 'refused',
    params: IdParams,
    reply: one(Unlocked),
  }),
}
