import { z } from 'zod'
import { CurrencySum, OrderSum } from './currency.ts'
import { endpoint } from './kit/endpoint.ts'
import { many, one, timestamp } from './kit/reply.ts'
import { ROLES, Role } from './kit/role.ts'
import { SetupStep } from './setup-guide.ts'

/** Orders of a day (YYYY-MM-DD) in the person's zone. */
const OrderDay = z.object({ day: z.string(), created: z.number(), delivered: z.number(), rejected: z.number() })

/** Each number is the total of the orders that its filter in `home-filters.ts` finds. */
const OrderNumbers = z.object({
  /** The time of the count. An order is late if it was late by then. */
  counted_at: timestamp(),
  by_status: z.array(
    z.object({
      status_id: z.number(),
      total: z.number(),
      late: z.number(),
      /** Counts only orders whose status needs a courier. */ without_courier: z.number(),
    }),
  ),
  late: z.number(),
  /** Orders that are ready, to be delivered again or in delivery, and have no courier. */
  without_courier: z.number(),
  /** COD of orders in 6. */
  expected: z.array(OrderSum),
  /** COD of orders in 7–9 that are not marked as paid. */
  outstanding: z.array(OrderSum),
  /** Paid today. */
  collected: z.array(OrderSum),
  /** The last 7 days, counted like the statistics of rejected orders. */
  rejected_total: z.number(),
  rejected_rate: z.number().nullable(),
  /** `HOME_DAYS` days, today last. */
  by_day: z.array(OrderDay),
  /** Reasons of the orders rejected in these days, the most frequent first. Orders without a reason are left out. */
  rejected_reasons: z.array(z.object({ sub_status_id: z.number(), sub_status: z.string(), total: z.number() })),
  /** Open orders, the country with the most first. */
  by_country: z.array(z.object({ country_id: z.number(), country_name: z.string(), total: z.number() })),
})
export type OrderNumbers = z.output<typeof OrderNumbers>

const AccountNumbers = z.object({
  by_role: z.array(z.object({ role: Role, total: z.number() })),
  recent_sign_ins: z.array(z.object({ user_id: z.number(), name: z.string(), role: Role, at: timestamp() })),
  /** `HOME_DAYS` days, today last. */
  sign_ins_by_day: z.array(z.object({ day: z.string(), total: z.number() })),
})

const PlatformNumbers = z.object({
  organizations: z.number(),
  countries: z.number(),
  couriers: z.number(),
  /** Open orders, the organization with the most first. */
  by_organization: z.array(z.object({ organization_id: z.number(), name: z.string(), total: z.number() })),
})

/** The number of days for the count of rejected orders and its rate; today is the last. */
export const REJECTED_DAYS = 7

/** The number of days in the charts. */
export const HOME_DAYS = 14

/** The state of the orders at the end of a day; today's is the present state. Lateness is judged by the delivery window as it is now. */
const HomeTrendDay = z.object({
  day: z.string(),
  late: z.number(),
  without_courier: z.number(),
  expected: z.array(CurrencySum),
  outstanding: z.array(CurrencySum),
  /** Paid during the day. */
  collected: z.array(CurrencySum),
})
export type HomeTrendDay = z.output<typeof HomeTrendDay>

/** The number of days in the lines of the tiles, today included. */
export const TREND_DAYS = 7

/** Roles whose home has numbers of orders. */
export const homeOrderRoles = ['admin', 'organization_admin', 'reporter', 'logist'] as const

/** The number of days for which the home says that security gave somebody a password. */
export const KNOWN_DAYS = 30

/** An account that got its password from security, who could so sign in as that person. The entry cannot be put away (U-6). */
const KnownToSecurity = z.object({
  /** null once the account is deleted. */
  user_id: z.number().nullable(),
  name: z.string(),
  role: Role,
  by: z.string(),
  at: timestamp(),
  /** The account was new and got this password at once. */
  is_new: z.boolean(),
})
export type KnownToSecurity = z.output<typeof KnownToSecurity>

const CashSum = z.object({ currency_code: z.string(), amount: z.string() })

/** Money that the courier has taken; only the courier sees it. */
const CourierCash = z.object({
  /** COD of the courier's orders in 7–9 that are not marked as paid. */
  in_hand: z.array(CashSum),
  /** One row for each currency of today's hand-overs, in the order in which they were made; `number` is that of the hand-over. */
  handed_over_today: z.array(CashSum.extend({ number: z.number() })),
})
export type CourierCash = z.output<typeof CourierCash>

/** Open orders of a country where their organization has no logist: nobody sees them at work. */
const WithoutLogist = z.object({
  organization_id: z.number(),
  organization: z.string(),
  country_id: z.number(),
  country_name: z.string(),
  total: z.number(),
})
export type WithoutLogist = z.output<typeof WithoutLogist>

/** An account whose sign-ins were refused in the last 24 hours. Security sees it for administrators too, and nothing more of them. */
const Attacked = z.object({ id: z.number(), name: z.string(), role: Role, refused: z.number(), last_at: timestamp() })
export type Attacked = z.output<typeof Attacked>

/** The numbers of a person's home. A block that the role does not have is null. */
export const Home = z.object({
  orders: OrderNumbers.nullable(),
  accounts: AccountNumbers.nullable(),
  platform: PlatformNumbers.nullable(),
  /** Passwords given in the last `KNOWN_DAYS`, the newest first. */
  known_to_security: z.array(KnownToSecurity).nullable(),
  /** Most orders first. */
  without_logist: z.array(WithoutLogist).nullable(),
  /** Most refusals first. */
  attacked: z.array(Attacked).nullable(),
  setup: z.array(SetupStep).nullable(),
  cash: CourierCash.nullable(),
  /** The courier who signs in with this account; null where none is linked, and for every other role. */
  courier: z.object({ id: z.number(), name: z.string() }).nullable(),
})
export type Home = z.output<typeof Home>

export const homeEndpoints = {
  numbers: endpoint({ method: 'GET', path: '/home', access: ROLES, reply: one(Home) }),
  /** `TREND_DAYS` days, today last. */
  trend: endpoint({ method: 'GET', path: '/home/trend', access: homeOrderRoles, reply: many(HomeTrendDay) }),
}
