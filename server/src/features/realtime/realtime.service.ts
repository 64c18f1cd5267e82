import { randomUUID } from 'node:crypto'
import {
  type FlowUpdated,
  flowChannel,
  type Message,
  ORDERS_CHANGED_LIMIT,
  ordersChannel,
  REALTIME_EVENT,
  userChannel,
} from '@tracklane/contract/realtime'
import type { Context, Platform } from '#platform/context.ts'
import { forbidden, unauthenticated } from '#platform/errors.ts'
import { mayHear } from './channel-access.ts'
import { findLogistAreas } from './realtime.queries.ts'

/** Signs a subscription of this person's socket, where they may listen to that channel. */
export function authorizeChannel(
  { actor, platform }: Context,
  asked: { socket_id: string; channel_name: string },
  session: string | undefined,
): { auth: string } {
  if (actor.kind !== 'user' || session === undefined) throw unauthenticated()
  if (!mayHear(actor, asked.channel_name)) throw forbidden()
  return { auth: platform.realtime.authorize(asked.socket_id, asked.channel_name, { session, user_id: actor.user_id }) }
}

interface ChangedOrder {
  readonly id: number
  readonly organization_id: number
  readonly country_id: number | null
  /** The account of the courier concerned, also of one who just lost the order (name the order twice then). */
  readonly courier_user_id?: number | null
}

/** Tells open boards and tables which orders to look at again; where an order has moved between areas, name it with both. */
export function announceOrders(ctx: Context, orders: readonly ChangedOrder[]): void {
  ctx.afterCommit(() => {
    for (const [channel, ids] of idsByChannel(orders)) {
      const named = ids.size > ORDERS_CHANGED_LIMIT ? null : [...ids]
      ctx.platform.realtime.publishNumbered(channel, REALTIME_EVENT.ordersChanged, { ids: named })
    }
  })
}

function idsByChannel(orders: readonly ChangedOrder[]): Map<string, Set<number>> {
  const channels = new Map<string, Set<number>>()
  for (const order of orders) {
    for (const channel of channelsOf(order)) channels.set(channel, (channels.get(channel) ?? new Set()).add(order.id))
  }
  return channels
}

/** The country's channel, the one of those who see every country, and the courier's own; twice the same counts once. */
function channelsOf({ organization_id, country_id, courier_user_id }: ChangedOrder): string[] {
  const areas = [ordersChannel(organization_id, country_id), ordersChannel(organization_id, null)]
  return courier_user_id ? [...areas, userChannel(courier_user_id)] : areas
}

interface ChangedFlow {
  readonly flow_id: number
  /** null: the shared default. */
  readonly organization_id: number | null
  /** null: every country of the organization. */
  readonly country_id: number | null
}

/** Tells the logists for whom this flow may hold that it has changed. */
export function announceFlow(ctx: Context, flow: ChangedFlow): void {
  ctx.afterCommit(() => {
    const { platform } = ctx
    flowChannels(platform, flow)
      .then((channels) => publishFlow(platform, channels, flow.flow_id))
      .catch((error: unknown) => platform.log.error({ err: error, flow_id: flow.flow_id }, 'flow change was not announced'))
  })
}

function publishFlow({ realtime }: Platform, channels: Iterable<string>, flowId: number): void {
  const data: FlowUpdated = { id: randomUUID(), flow_id: flowId }
  for (const channel of channels) realtime.publish(channel, REALTIME_EVENT.flowUpdated, data)
}

async function flowChannels({ db }: Platform, { organization_id, country_id }: ChangedFlow): Promise<Set<string>> {
  const own = organization_id === null ? [] : [flowChannel(organization_id, country_id), flowChannel(organization_id, null)]
  if (organization_id !== null && country_id !== null) return new Set(own)
  const areas = await findLogistAreas(db, organization_id)
  return new Set([...own, ...areas.map((area) => flowChannel(area.organization_id, area.country_id))])
}

/** A message to one person, shown as a warning; over a service elsewhere only its id travels. */
export function sendMessage(ctx: Context, userId: number, message: { text: string; type: string }): void {
  ctx.afterCommit(() => {
    const { realtime } = ctx.platform
    const id = randomUUID()
    const data: Message = realtime.isExternal ? { id } : { id, ...message }
    realtime.publish(userChannel(userId), REALTIME_EVENT.message, data)
  })
}
