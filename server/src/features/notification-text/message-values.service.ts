import type { Context } from '#platform/context.ts'
import { findToldOrders } from './message-values.queries.ts'
import { valuesOfOrder } from './message-values.rules.ts'
import type { MessageValues } from './render-template.rules.ts'

/** Returns the values of orders in one language by id; an order that this person may not see is left out. */
export async function messageValues(ctx: Context, orderIds: readonly number[], language: string): Promise<Map<number, MessageValues>> {
  const { translator } = ctx.platform
  const orders = await findToldOrders(ctx.db, ctx.actor.scope, orderIds)
  return new Map(orders.map((order) => [order.id, valuesOfOrder(order, (phrase) => translator.translate(phrase, language))]))
}
