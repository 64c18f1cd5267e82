import type { Phrase } from '@tracklane/contract/kit/phrase'
import type { Role } from '@tracklane/contract/kit/role'
import type { Order, OrderRow } from '@tracklane/contract/order'
import { type FlowLink, moveInput } from '@tracklane/contract/order-flow'
import { moveRefusalOf } from '@tracklane/contract/order-hold'
import { isStatusId, STATUS_IDS, type StatusId } from '@tracklane/contract/order-status'
import type { z } from 'zod'
import { statusNameOf } from '#features/order-status/order-status.service.ts'
import type { Actor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { closedReason, flagsOf, moneyOf, type OrderView } from './order.rules.ts'

export type OrderRowAnswer = z.input<typeof OrderRow>
export type OrderAnswer = z.input<typeof Order>

export interface Flow {
  readonly id: number
  readonly version: number
  readonly links: readonly FlowLink[]
}

/**
 * Makes the rows of one answer; translates each status once. The row's own fields come before the spread order: an object with this many
 * fields that grows afterwards costs seven times as much.
 */
export function rowMapper(ctx: Context): (order: OrderView, flowId: number) => OrderRowAnswer {
  const names = new Map<number, string>()
  const nameOf = (status: number): string => {
    const name = names.get(status) ?? statusNameOf(ctx, status)
    names.set(status, name)
    return name
  }
  return (order, flowId) => {
    const { paid, archived, deleted } = flagsOf(order)
    const { order_price, delivery_price, total, products } = moneyOf(order)
    const status = nameOf(order.status_id)
    return { flow_id: flowId, status, paid, archived, deleted, ...order, order_price, delivery_price, total, products }
  }
}

/** Returns one order with the moves that this person may make, and the reasons against the others. */
export function toOrder(ctx: Context, order: OrderView, flow: Flow): OrderAnswer {
  const answer: OrderAnswer = { transitions: [], refused: [], ...rowMapper(ctx)(order, flow.id) }
  for (const status_id of STATUS_IDS) {
    if (status_id === order.status_id) continue
    const status = statusNameOf(ctx, status_id)
    const refusal = moveRefusal(ctx, order, flow, status_id)
    if (refusal) answer.refused.push({ status_id, status, reason: ctx.translate(refusal) })
    else answer.transitions.push({ status_id, status, ...moveInput(order, status_id) })
  }
  return answer
}

/** Returns the reason why this person may not move the order there: its state, a living hand-over, or the flow. */
export function moveRefusal(ctx: Context, order: OrderView, flow: Flow, to: StatusId): Phrase | undefined {
  const { status_id, handover } = order
  const reason = () => (isStatusId(status_id) ? moveRefusalOf(flow.links, { status_id, handover }, to, roleOf(ctx.actor)) : undefined)
  return closedReason(order) ?? reason()
}

/** Returns the role for links. A token, like a reporter, moves nothing: no link can name either. */
function roleOf(actor: Actor): Role {
  return actor.kind === 'user' ? actor.role : 'reporter'
}
