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
  /** From now on the session is that person's; which of them one may act as is a rule (`mayActAs`). */
  start: endpoint({
    method: 'POST',
    path: '/impersonate/:id',
    access: ['admin', 'organization_admin'],
    whileImpersonating: 'refused',
    params: IdParams,
    body: Acting,
    reply: one(User),
  }),
  /** Also for who acts as nobody: then nothing happens. */
  stop: endpoint({ method: 'DELETE', path: '/impersonate', access: ROLES, status: 204 }),
}
