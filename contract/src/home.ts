import { z } from 'zod'
import { CurrencySum, OrderSum } from './currency.ts'
import { endpoint } from './kit/endpoint.ts'
import { many, one, timestamp } from './kit/reply.ts'
import { ROLES, Role } from './kit/role.ts'
import { SetupStep } from './setup-guide.ts'

/** Orders of a day (YYYY-MM-DD) in the person's zone. */
const OrderDay = z.object({ day: z.string(), created: z.number(), delivered: z.number(), rejected: z.number() })

/** Each of them is the total of the orders that its filter in `home-filters.ts` finds. */
const OrderNumbers = z.object({
  /** The moment they are of: what is late is late by then. */
  counted_at: timestamp(),
  by_status: z.array(
    z.object({
      status_id: z.number(),
      total: z.number(),
      late: z.number(),
      /** Only where it waits for one. */ without_courier: z.number(),
    }),
  ),
  late: z.number(),
  /** Ready, to be delivered again or in delivery, and nobody to drive it. */
  without_courier: z.number(),
  /** COD of orders in 6. */
  expected: z.array(OrderSum),
  /** COD of orders in 7–9 that nobody has paid. */
  outstanding: z.array(OrderSum),
  /** Paid today. */
  collected: z.array(OrderSum),
  /** The last 7 days, as the statistics of rejected orders count them. */
  rejected_total: z.number(),
  rejected_rate: z.number().nullable(),
  /** `HOME_DAYS` of them, today last. */
  by_day: z.array(OrderDay),
  /** Why the orders rejected in these days were, the most frequent first; without those that nobody gave a reason for. */
  rejected_reasons: z.array(z.object({ sub_status_id: z.number(), sub_status: z.string(), total: z.number() })),
  /** Open orders, the country with the most first. */
  by_country: z.array(z.object({ country_id: z.number(), country_name: z.string(), total: z.number() })),
})
export type OrderNumbers = z.output<typeof OrderNumbers>

const AccountNumbers = z.object({
  by_role: z.array(z.object({ role: Role, total: z.number() })),
  recent_sign_ins: z.array(z.object({ user_id: z.number(), name: z.string(), role: Role, at: timestamp() })),
  /** `HOME_DAYS` of them, today last. */
  sign_ins_by_day: z.array(z.object({ day: z.string(), total: z.number() })),
})

const PlatformNumbers = z.object({
  organizations: z.number(),
  countries: z.number(),
  couriers: z.number(),
  /** Open orders, the organization with the most first. */
  by_organization: z.array(z.object({ organization_id: z.number(), name: z.string(), total: z.number() })),
})

/** Days of the number of rejected orders and its rate, today the last. */
export const REJECTED_DAYS = 7

/** How many days the charts go back. */
export const HOME_DAYS = 14

/** How the orders stood at the end of a day, today's as they stand; a delivery window counts as it is now. */
const HomeTrendDay = z.object({
  day: z.string(),
  late: z.number(),
  without_courier: z.number(),
  expected: z.array(CurrencySum),
  outstanding: z.array(CurrencySum),
  /** Paid in the course of the day. */
  collected: z.array(CurrencySum),
})
export type HomeTrendDay = z.output<typeof HomeTrendDay>

/** How many days the lines of the tiles have, today included. */
export const TREND_DAYS = 7

/** Roles whose home has numbers of orders. */
export const homeOrderRoles = ['admin', 'organization_admin', 'reporter', 'logist'] as const

/** How long it stands on the home that security has given somebody a password. */
export const KNOWN_DAYS = 30

/** An account whose password security has given, and so could sign in as: nobody puts that away (U-6). */
const KnownToSecurity = z.object({
  /** null once the account is deleted. */
  user_id: z.number().nullable(),
  name: z.string(),
  role: Role,
  by: z.string(),
  at: timestamp(),
  /** The account was made with it. */
  is_new: z.boolean(),
})
export type KnownToSecurity = z.output<typeof KnownToSecurity>

const CashSum = z.object({ currency_code: z.string(), amount: z.string() })

/** The money that a courier has taken, their own alone. */
const CourierCash = z.object({
  /** COD of their orders in 7–9 that nobody has paid. */
  in_hand: z.array(CashSum),
  /** One for each currency of a hand-over of today, in the order in which they were made; `number` is the hand-over's. */
  handed_over_today: z.array(CashSum.extend({ number: z.number() })),
})
export type CourierCash = z.output<typeof CourierCash>

/** Open orders of a country in which their organization has no logist: nobody sees them at work. */
const WithoutLogist = z.object({
  organization_id: z.number(),
  organization: z.string(),
  country_id: z.number(),
  country_name: z.string(),
  total: z.number(),
})
export type WithoutLogist = z.output<typeof WithoutLogist>

/** An account whose sign-ins were refused in the last 24 hours. Security is told that of administrators, too, and no more than this. */
const Attacked = z.object({ id: z.number(), name: z.string(), role: Role, refused: z.number(), last_at: timestamp() })
export type Attacked = z.output<typeof Attacked>

/** The numbers of a person's home; a block their role has no business with is null. */
export const Home = z.object({
  orders: OrderNumbers.nullable(),
  accounts: AccountNumbers.nullable(),
  platform: PlatformNumbers.nullable(),
  /** Passwords given in the last `KNOWN_DAYS`, the newest first. */
  known_to_security: z.array(KnownToSecurity).nullable(),
  /** The most orders first. */
  without_logist: z.array(WithoutLogist).nullable(),
  /** The most refusals first. */
  attacked: z.array(Attacked).nullable(),
  setup: z.array(SetupStep).nullable(),
  cash: CourierCash.nullable(),
  /** The courier who signs in with this account; null: not linked with one, and for every other role. */
  courier: z.object({ id: z.number(), name: z.string() }).nullable(),
})
export type Home = z.output<typeof Home>

export const homeEndpoints = {
  numbers: endpoint({ method: 'GET', path: '/home', access: ROLES, reply: one(Home) }),
  /** `TREND_DAYS` of them, today last. */
  trend: endpoint({ method: 'GET', path: '/home/trend', access: homeOrderRoles, reply: many(HomeTrendDay) }),
}
