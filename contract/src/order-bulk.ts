import { z } from 'zod'
import { Id, int } from './kit/page.ts'
import { STOP } from './kit/text.ts'

/** The most orders of one bulk call. */
export const MAX_ORDERS = 2_000
export const OrderIds = z.array(Id).min(1).max(MAX_ORDERS)

/**
 * The version in which the client saw each id, in the order of the ids. An order with another version by now is refused; the others are
 * not.
 */
export const OrderVersions = z.array(int(1, 2_147_483_647)).min(1).max(MAX_ORDERS)

/** One id for all calls by which a client does one action in parts: people are told of it once. */
export const BatchId = z
  .string()
  .max(36, STOP)
  .regex(/^[\dA-Za-z-]{16,36}$/)

export const RefusedOrder = z.object({ id: z.number(), reason: z.string() })

/** The outcome for each order of a bulk call, in the order asked. */
export const BulkResult = z.object({
  done: z.array(z.number()),
  refused: z.array(RefusedOrder),
  /** The new version of each id in `done`, in the same order. Kept answers from before this field was added have none. */
  versions: z.array(z.number()).optional(),
})
export type BulkResult = z.output<typeof BulkResult>
