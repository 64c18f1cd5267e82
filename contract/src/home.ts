import { z } from 'zod'
import { CurrencySum } from './currency.ts'
import { endpoint } from './kit/endpoint.ts'
import { one, timestamp } from './kit/page.ts'
import { ROLES, Role } from './kit/role.ts'

const OrderNumbers = z.object({
  by_status: z.array(z.object({ status_id: z.number(), total: z.number() })),
  /** delivery_to past and status 1–4 or 6. */
  late: z.number(),
  /** COD of orders in 6, per currency. */
  expected: z.array(CurrencySum),
  /** 5 ÷ (5+7+8+9+10), null before the first such order. */
  rejected_rate: z.number().nullable(),
})

const AccountNumbers = z.object({
  by_role: z.array(z.object({ role: Role, total: z.number() })),
  recent_sign_ins: z.array(z.object({ user_id: z.number(), name: z.string(), role: Role, at: timestamp() })),
})

/** The numbers of a person's home; a block their role has no business with is null. */
export const Home = z.object({
  orders: OrderNumbers.nullable(),
  accounts: AccountNumbers.nullable(),
  platform: z.object({ organizations: z.number(), countries: z.number(), couriers: z.number() }).nullable(),
})
export type Home = z.output<typeof Home>

export const homeEndpoints = {
  numbers: endpoint({ method: 'GET', path: '/home', access: ROLES, reply: one(Home) }),
}
