import { z } from 'zod'
import { crud, ListQuery, UsedBy } from './kit/crud.ts'
import { Flag, Id, sortOf } from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { timestamp } from './kit/reply.ts'
import { ROLES } from './kit/role.ts'
import { STOP, text } from './kit/text.ts'
import { TimeZone } from './kit/time-zone.ts'

const Clock = text(5)
  .min(1, STOP)
  .refine((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time), {
    params: { phrase: phrase('country', 'Enter hours and minutes, like 18:00') },
  })

export const Country = z.object({
  id: z.number(),
  name: z.string(),
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  currency_id: z.number(),
  currency_code: z.string(),
  phone_code: z.string(),
  time_zone: z.string(),
  /** HH:mm in the country: the time at which people are told of the deliveries of the next day. */
  tomorrow_at: z.string(),
  /** HH:mm in the country: customers get no SMS and no messenger message from `quiet_from` to `quiet_to`. Equal times: they always do. */
  quiet_from: z.string(),
  quiet_to: z.string(),
  active: z.boolean(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.number(),
})
export type Country = z.output<typeof Country>

/** Only administrators change a country, so only they get `used_by`. */
export const CountryDetail = Country.extend({
  used_by: UsedBy.extend({
    organizations: z.number(),
    hand_overs: z.number(),
    order_flows: z.number(),
    kanbans: z.number(),
    kanban_cards: z.number(),
  }).optional(),
})
export type CountryDetail = z.output<typeof CountryDetail>

export const CountryDraft = z.object({
  name: text(80).min(1),
  code: text(2)
    .min(1, STOP)
    .toUpperCase()
    .refine((code) => /^[A-Z]{2}$/.test(code), { params: { phrase: phrase('country', 'Enter the two letters of ISO 3166, like DE') } }),
  currency_id: Id,
  phone_code: text(10)
    .min(1, STOP)
    .refine((code) => /^\+[1-9]\d{0,3}([ -]\d{1,4})?$/.test(code), {
      params: { phrase: phrase('country', 'Enter a plus and digits, like +49') },
    }),
  time_zone: TimeZone,
  /** 18:00 unless given. */
  tomorrow_at: Clock.optional(),
  /** 21:00 and 08:00 unless given. */
  quiet_from: Clock.optional(),
  quiet_to: Clock.optional(),
  active: z.boolean().optional(),
})
export type CountryDraft = z.output<typeof CountryDraft>

export const COUNTRY_SORTS = ['name', 'code', 'currency_code', 'phone_code', 'time_zone', 'active', 'created_at'] as const

export const CountryQuery = ListQuery.extend({ sort: sortOf(COUNTRY_SORTS).optional(), active: Flag.optional() })
export type CountryQuery = z.output<typeof CountryQuery>

/** The list holds inactive countries too, so that orders that name them stay readable. */
export const countryEndpoints = crud(
  '/country',
  { read: [...ROLES, 'org_token'], write: ['admin'], ability: 'orders:read' },
  { row: Country, detail: CountryDetail, draft: CountryDraft, query: CountryQuery },
)
export type CountryPatch = z.output<typeof countryEndpoints.update.body>
