import { z } from 'zod'
import { crud, ListQuery, UsedBy } from './kit/crud.ts'
import { Flag, int, sortOf } from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { timestamp } from './kit/reply.ts'
import { ROLES } from './kit/role.ts'
import { STOP, text } from './kit/text.ts'

export const Currency = z.object({
  id: z.number(),
  name: z.string(),
  /** ISO 4217. */
  code: z.string(),
  symbol: z.string(),
  /** Minor digits: 2 for EUR, 0 for HUF. */
  digits: z.number(),
  active: z.boolean(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.number(),
})
export type Currency = z.output<typeof Currency>

/** Only administrators change a currency, so only they get `used_by`. */
export const CurrencyDetail = Currency.extend({ used_by: UsedBy.extend({ countries: z.number() }).optional() })
export type CurrencyDetail = z.output<typeof CurrencyDetail>

/** A sum of one currency; sums of different currencies are never added. */
export const CurrencySum = z.object({ currency_code: z.string(), total: z.string() })
export type CurrencySum = z.infer<typeof CurrencySum>

/** A sum of one currency and the number of its orders. */
export const OrderSum = CurrencySum.extend({ orders: z.number() })
export type OrderSum = z.output<typeof OrderSum>

export const CurrencyDraft = z.object({
  name: text(80).min(1),
  code: text(3)
    .min(1, STOP)
    .toUpperCase()
    .refine((code) => /^[A-Z]{3}$/.test(code), { params: { phrase: phrase('currency', 'Enter the three letters of ISO 4217, like EUR') } }),
  symbol: text(8).min(1),
  digits: int(0, 4),
  active: z.boolean().optional(),
})
export type CurrencyDraft = z.output<typeof CurrencyDraft>

export const CURRENCY_SORTS = ['name', 'code', 'symbol', 'digits', 'active', 'created_at'] as const

export const CurrencyQuery = ListQuery.extend({ sort: sortOf(CURRENCY_SORTS).optional(), active: Flag.optional() })
export type CurrencyQuery = z.output<typeof CurrencyQuery>

/** The list is short: it holds every currency, inactive ones too. */
export const currencyEndpoints = crud(
  '/currency',
  { read: [...ROLES, 'org_token'], write: ['admin'], ability: 'orders:read' },
  { row: Currency, detail: CurrencyDetail, draft: CurrencyDraft, query: CurrencyQuery },
)
export type CurrencyPatch = z.output<typeof currencyEndpoints.update.body>
