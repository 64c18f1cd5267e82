import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { one } from './kit/page.ts'

export const ClientConfig = z.object({
  brand: z.string(),
  realtime: z.object({
    key: z.string(),
    /** null: the server that answered. */
    host: z.string().nullable(),
    port: z.number(),
    scheme: z.enum(['http', 'https']),
  }),
})
export type ClientConfig = z.infer<typeof ClientConfig>

export const configEndpoints = {
  get: endpoint({ method: 'GET', path: '/config', access: 'public', beforePasswordChange: true, reply: one(ClientConfig) }),
}
