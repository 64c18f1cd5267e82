import { randomUUID } from 'node:crypto'
import {
  type BoardChanged,
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
import type { Visit } from '#platform/session/visit.ts'
import { mayHear } from './channel-access.ts'
import { findLogistAreas } from './realtime.queries.ts'

/** Signs a subscription of this person's socket, where they may listen to that channel. */
export async function authorizeChannel(
  ctx: Context,
  asked: { socket_id: string; channel_name: string },
  { session, endsAt }: Pick<Visit, 'session' | 'endsAt'>,
): Promise<{ auth: string }> {
  const { actor, platform } = ctx
  if (actor.kind !== 'user' || session === undefined) throw unauthenticated()
  if (!mayHear(actor, asked.channel_name)) throw forbidden()
  const owner = {
    session,
    user_id: actor.user_id,
    impersonator_id: actor.impersonator_id,
    ...(endsAt !== undefined && { ends_at: endsAt }),
  }
  const auth = await platform.realtime.authorize(asked.socket_id, asked.channel_name, owner)
  if (auth === undefined) throw forbidden()
  await stillThere(ctx, session)
  return { auth }
}

/** Asked when the socket is known as the session's: an end of it before that closed nothing, and one after it closes the socket. */
async function stillThere(ctx: Context, session: string): Promise<void> {
  try {
    await ctx.confirm(ctx.db)
  } catch (error) {
    ctx.platform.realtime.closeOwned({ session })
    throw error
  }
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

/** The country's channel, those of whoever sees every country or every organization, and the courier's own; twice the same counts once. */
function channelsOf({ organization_id, country_id, courier_user_id }: ChangedOrder): string[] {
  const areas = [ordersChannel(organization_id, country_id), ordersChannel(organization_id, null), ordersChannel(null, null)]
  return courier_user_id ? [...areas, userChannel(courier_user_id)] : areas
}

/** Where something holds that is chosen by organization and country. */
interface HoldingArea {
  /** null: the shared default. */
  readonly organization_id: number | null
  /** null: every country of the organization. */
  readonly country_id: number | null
}

/** Tells the logists for whom this flow may hold that it has changed. */
export function announceFlow(ctx: Context, { flow_id, ...area }: HoldingArea & { readonly flow_id: number }): void {
  ctx.afterCommit(() => {
    const { platform } = ctx
    channelsHolding(platform, area, flowChannel)
      .then((channels) => publishFlow(platform, channels, flow_id))
      .catch((error: unknown) => platform.log.error({ err: error, flow_id }, 'flow change was not announced'))
  })
}

function publishFlow({ realtime }: Platform, channels: Iterable<string>, flowId: number): void {
  const data: FlowUpdated = { id: randomUUID(), flow_id: flowId }
  for (const channel of channels) realtime.publish(channel, REALTIME_EVENT.flowUpdated, data)
}

/** Tells the open boards for which this board or card layout may hold, or held until now; one that is everybody's also to those who see all. */
export function announceBoard(ctx: Context, { id, ...area }: HoldingArea & { readonly id: number }): void {
  ctx.afterCommit(() => {
    const { platform } = ctx
    const data: BoardChanged = { id }
    channelsHolding(platform, area, ordersChannel)
      .then((channels) => {
        if (area.organization_id === null) channels.add(ordersChannel(null, null))
        for (const channel of channels) platform.realtime.publish(channel, REALTIME_EVENT.boardChanged, data)
      })
      .catch((error: unknown) => platform.log.error({ err: error, id }, 'board change was not announced'))
  })
}

type ChannelOf = (organizationId: number, countryId: number | null) => string

async function channelsHolding({ db }: Platform, { organization_id, country_id }: HoldingArea, channelOf: ChannelOf): Promise<Set<string>> {
  const own = organization_id === null ? [] : [channelOf(organization_id, country_id), channelOf(organization_id, null)]
  if (organization_id !== null && country_id !== null) return new Set(own)
  const areas = await findLogistAreas(db, organization_id)
  return new Set([...own, ...areas.map((area) => channelOf(area.organization_id, area.country_id))])
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
