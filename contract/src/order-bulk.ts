import { z } from 'zod'
import { Id, int } from './kit/page.ts'
import { STOP } from './kit/text.ts'

/** The most orders of one bulk call. */
export const MAX_ORDERS = 2_000
export const OrderIds = z.array(Id).min(1).max(MAX_ORDERS)

/** The version in which each of the ids was seen, in their order: what has another by now is refused, that order alone. */
export const OrderVersions = z.array(int(1, 2_147_483_647)).min(1).max(MAX_ORDERS)

/** One for all calls in which a client does one thing in parts: people are told of it once. */
export const BatchId = z
  .string()
  .max(36, STOP)
  .regex(/^[\dA-Za-z-]{16,36}$/)

export const RefusedOrder = z.object({ id: z.number(), reason: z.string() })

/** The outcome for each order of a bulk call, in the order asked. */
export const BulkResult = z.object({
  done: z.array(z.number()),
  refused: z.array(RefusedOrder),
  /** The new version of each of `done`, in their order. An answer kept since before this field was added has none. */
  versions: z.array(z.number()).optional(),
})
export type BulkResult = z.output<typeof BulkResult>
