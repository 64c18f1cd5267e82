import { z } from 'zod'
import { Id } from './kit/page.ts'

/** What a bulk call takes at once. */
export const MAX_ORDERS = 2_000
export const OrderIds = z.array(Id).min(1).max(MAX_ORDERS)

export const RefusedOrder = z.object({ id: z.number(), reason: z.string() })

/** What became of each order of a bulk call, in the order asked. */
export const BulkResult = z.object({ done: z.array(z.number()), refused: z.array(RefusedOrder) })
export type BulkResult = z.output<typeof BulkResult>
