import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { IdParams, many, one } from './kit/page.ts'
import { ROLES } from './kit/role.ts'

export const Country = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  currency_id: z.number(),
  currency_code: z.string(),
  phone_code: z.string(),
  time_zone: z.string(),
  active: z.boolean(),
})
export type Country = z.infer<typeof Country>

export const countryEndpoints = {
  list: endpoint({ method: 'GET', path: '/country', access: [...ROLES, 'org_token'], ability: 'orders:read', reply: many(Country) }),
  get: endpoint({
    method: 'GET',
    path: '/country/:id',
    access: [...ROLES, 'org_token'],
    ability: 'orders:read',
    params: IdParams,
    reply: one(Country),
  }),
}
