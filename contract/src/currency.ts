import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { many } from './kit/page.ts'
import { ROLES } from './kit/role.ts'

export const Currency = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  symbol: z.string(),
  /** Minor digits: 2 for EUR, 0 for HUF as it is used. */
  digits: z.number(),
})
export type Currency = z.infer<typeof Currency>

/** A sum of one currency; sums of different currencies are never added. */
export const CurrencySum = z.object({ currency_code: z.string(), total: z.string() })
export type CurrencySum = z.infer<typeof CurrencySum>

export const currencyEndpoints = {
  list: endpoint({ method: 'GET', path: '/currency', access: [...ROLES, 'org_token'], ability: 'orders:read', reply: many(Currency) }),
}
