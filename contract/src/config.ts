import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { one } from './kit/reply.ts'
import { Role } from './kit/role.ts'

/** An account of the demo world, for the sign-in to offer; everybody knows its password. */
const DemoAccount = z.object({ role: Role, name: z.string(), email: z.string(), password: z.string() })
export type DemoAccount = z.infer<typeof DemoAccount>

export const ClientConfig = z.object({
  brand: z.string(),
  realtime: z.object({
    key: z.string(),
    /** null: the server that answered. */
    host: z.string().nullable(),
    port: z.number(),
    scheme: z.enum(['http', 'https']),
  }),
  /** True while the texts about the product are still being written after the first start: what is empty is asked for again. */
  preparing: z.literal(true).optional(),
  /** Passwords can be chosen by a link in a mail: a mail server is set. */
  password_mail: z.boolean(),
  /** Nobody can set anything up yet: the first administrator is made on the server. */
  no_administrator: z.literal(true).optional(),
  /** Only where the demo world is, and never in production. */
  demo_accounts: z.array(DemoAccount).optional(),
})
export type ClientConfig = z.infer<typeof ClientConfig>

export const configEndpoints = {
  get: endpoint({ method: 'GET', path: '/config', access: 'public', beforePasswordChange: true, reply: one(ClientConfig) }),
}
