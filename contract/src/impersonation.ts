import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { IdParams } from './kit/page.ts'
import { User } from './kit/person.ts'
import { one } from './kit/reply.ts'
import { ROLES } from './kit/role.ts'
import { text } from './kit/text.ts'

export const Acting = z.object({ reason: text(500).nullish() }).prefault({})
export type Acting = z.output<typeof Acting>

export const impersonationEndpoints = {
  /** Makes the session that person's from now on. `mayActAs` says as whom one may act. */
  start: endpoint({
    method: 'POST',
    path: '/impersonate/:id',
    access: ['admin', 'organization_admin'],
    whileImpersonating: 'refused',
    params: IdParams,
    body: Acting,
    reply: one(User),
  }),
  /** Does nothing where the caller acts as nobody else. */
  stop: endpoint({ method: 'DELETE', path: '/impersonate', access: ROLES, status: 204 }),
}
