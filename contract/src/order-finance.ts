import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { DayOrInstant, Id, listOf } from './kit/page.ts'
import { timestamp } from './kit/reply.ts'
import { bookkeepers } from './order-hold.ts'

/** Money of one courier and currency, with the number of orders of each sum. Without a courier: orders that have none. */
export const FinanceRow = z.object({
  courier_id: z.number().nullable(),
  courier: z.string().nullable(),
  currency_code: z.string(),
  expected: z.string(),
  expected_orders: z.number(),
  outstanding: z.string(),
  outstanding_orders: z.number(),
  collected: z.string(),
  collected_orders: z.number(),
  prepaid: z.string(),
  prepaid_orders: z.number(),
})
export type FinanceRow = z.output<typeof FinanceRow>

/**
 * The query of the sums, and the search schema of /order/finance/. The period narrows collected and prepaid; expected and outstanding are
 * as of now.
 */
export const FinanceQuery = z.object({
  paid_at_from: DayOrInstant.optional(),
  paid_at_to: DayOrInstant.optional(),
  country_id: listOf(Id).optional(),
})
export type FinanceQuery = z.output<typeof FinanceQuery>

export const orderFinanceEndpoints = {
  /** Sums by the courier's name; orders without a courier come last. */
  sums: endpoint({
    method: 'GET',
    path: '/order/finance',
    access: bookkeepers,
    query: FinanceQuery,
    reply: z.object({ data: z.array(FinanceRow), meta: z.object({ counted_at: timestamp() }) }),
  }),
}
