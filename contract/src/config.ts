import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { one } from './kit/reply.ts'
import { Role } from './kit/role.ts'

/** An account of the demo world. The sign-in screen offers it; its password is public. */
const DemoAccount = z.object({ role: Role, name: z.string(), email: z.string(), password: z.string() })
export type DemoAccount = z.infer<typeof DemoAccount>

export const ClientConfig = z.object({
  brand: z.string(),
  realtime: z.object({
    key: z.string(),
    /** null: the browser connects to the server that answered. */
    host: z.string().nullable(),
    port: z.number(),
    scheme: z.enum(['http', 'https']),
  }),
  /** True while the texts about the product are still being written after the first start. The web asks again for lists that are empty. */
  preparing: z.literal(true).optional(),
  /** True where a mail server is set: people choose passwords by a link in a mail. */
  password_mail: z.boolean(),
  /** True while no administrator exists. The first one is made on the server. */
  no_administrator: z.literal(true).optional(),
  /** Set only in the demo world, and never in production. */
  demo_accounts: z.array(DemoAccount).optional(),
})
export type ClientConfig = z.infer<typeof ClientConfig>

export const configEndpoints = {
  get: endpoint({ method: 'GET', path: '/config', access: 'public', beforePasswordChange: true, reply: one(ClientConfig) }),
}
