import { randomUUID } from 'node:crypto'
import {
  type BoardChanged,
  type FlowUpdated,
  flowChannel,
  type Message,
  ORDERS_CHANGED_LIMIT,
  ordersChannel,
  REALTIME_EVENT,
  type TestPush,
  userChannel,
} from '@tracklane/contract/realtime'
import type { UserActor } from '#platform/actor.ts'
import type { Context, Platform } from '#platform/context.ts'
import { forbidden, unauthenticated } from '#platform/errors.ts'
import type { Visit } from '#platform/session/visit.ts'
import type { SentMessage } from './message.events.ts'
import { findLogistAreas, type HoldingTable } from './realtime.queries.ts'

/** Signs a subscription of this person's socket, if they may listen to the channel. */
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

/** Checks the session after the socket belongs to it: an earlier end of the session closed no socket, a later one will close it. */
async function stillThere(ctx: Context, session: string): Promise<void> {
  try {
    await ctx.confirm(ctx.db)
  } catch (error) {
    ctx.platform.realtime.closeOwned({ session })
    throw error
  }
}

interface ConcernedOrder {
  readonly id: number
  readonly organization_id: number
  readonly country_id: number | null
  /** The accounts of the couriers concerned, including one who just lost the order. */
  readonly courier_user_ids: readonly number[]
}

/** Tells open boards and tables which orders to read again; name an order that has changed its area with both areas. */
export function publishOrders({ realtime }: Platform, orders: readonly ConcernedOrder[]): void {
  for (const [channel, ids] of idsByChannel(orders)) {
    const named = ids.size > ORDERS_CHANGED_LIMIT ? null : [...ids]
    realtime.publishNumbered(channel, REALTIME_EVENT.ordersChanged, { ids: named })
  }
}

function idsByChannel(orders: readonly ConcernedOrder[]): Map<string, Set<number>> {
  const channels = new Map<string, Set<number>>()
  for (const order of orders) {
    for (const channel of channelsOf(order)) channels.set(channel, (channels.get(channel) ?? new Set()).add(order.id))
  }
  return channels
}

/** Returns the channels of the country, of readers of every country or every organization, and of the courier, without duplicates. */
function channelsOf({ organization_id, country_id, courier_user_ids }: ConcernedOrder): string[] {
  const areas = [ordersChannel(organization_id, country_id), ordersChannel(organization_id, null), ordersChannel(null, null)]
  return [...areas, ...courier_user_ids.map(userChannel)]
}

/** The place of a row that is chosen by organization and country. */
interface HoldingArea {
  /** The organization; null: the shared default. */
  readonly organization_id: number | null
  /** The country; null: every country of the organization. */
  readonly country_id: number | null
}

interface HoldingRow extends HoldingArea {
  readonly table: HoldingTable
}

/** Tells the logists for whom this flow may hold that it has changed. */
export async function publishFlow(platform: Platform, { flow_id, ...area }: HoldingArea & { readonly flow_id: number }): Promise<void> {
  const data: FlowUpdated = { id: randomUUID(), flow_id }
  for (const channel of await channelsHolding(platform, { ...area, table: 'order_flows' }, flowChannel))
    platform.realtime.publish(channel, REALTIME_EVENT.flowUpdated, data)
}

/**
 * Tells the open boards for which this board or card layout may hold, or held until now; a shared one also to readers of all organizations.
 */
export async function publishBoard(platform: Platform, { id, ...area }: HoldingRow & { readonly id: number }): Promise<void> {
  const data: BoardChanged = { id }
  const channels = await channelsHolding(platform, area, ordersChannel)
  if (area.organization_id === null) channels.add(ordersChannel(null, null))
  for (const channel of channels) platform.realtime.publish(channel, REALTIME_EVENT.boardChanged, data)
}

type ChannelOf = (organizationId: number, countryId: number | null) => string

async function channelsHolding(
  { db }: Platform,
  { organization_id, country_id, table }: HoldingRow,
  channelOf: ChannelOf,
): Promise<Set<string>> {
  const own = organization_id === null ? [] : [channelOf(organization_id, country_id), channelOf(organization_id, null)]
  if (organization_id !== null && country_id !== null) return new Set(own)
  const areas = await findLogistAreas(db, organization_id, table)
  return new Set([...own, ...areas.map((area) => channelOf(area.organization_id, area.country_id))])
}

/** Sends a message to one person, shown as a warning; an outside service gets only its id, by which the client fetches it. */
export function publishMessage({ realtime }: Platform, { id, user_id, text, type }: SentMessage): void {
  const data: Message = realtime.isExternal ? { id } : { id, text, type }
  realtime.publish(userChannel(user_id), REALTIME_EVENT.message, data)
}

/** Sends a test's id on the person's channel, and returns the channel. */
export function publishTest({ realtime }: Platform, { user_id, id }: TestPush & { readonly user_id: number }): string {
  const channel = userChannel(user_id)
  realtime.publish(channel, REALTIME_EVENT.testPush, { id } satisfies TestPush)
  return channel
}

type Rule = (actor: UserActor, organizationId: number, countryId: number) => boolean

const USER = /^private-user\.([1-9]\d{0,9})$/
const AREA = /^private-(orders|flow-updated)\.([1-9]\d{0,9})\.(0|[1-9]\d{0,9})$/

/**
 * Checks whether the actor may listen to the channel (security, "Pusher Channels protocol subset", 11). Channels missing here are refused.
 */
function mayHear(actor: UserActor, channel: string): boolean {
  const user = channel.match(USER)
  if (user) return Number(user[1]) === actor.user_id
  if (channel === ordersChannel(null, null)) return actor.scope.kind === 'all'
  const area = channel.match(AREA)
  if (!area) return false
  const rule = area[1] === 'orders' ? mayHearOrders : mayHearFlow
  return rule(actor, Number(area[2]), Number(area[3]))
}

const mayHearFlow: Rule = (actor, organizationId, countryId) =>
  actor.role === 'logist' && actor.organization_id === organizationId && (actor.country_id ?? 0) === countryId

/** Allows people who may list these orders; an area without a country includes every country of its organization. */
const mayHearOrders: Rule = ({ scope }, organizationId, countryId) => {
  if (scope.kind === 'all') return true
  if (scope.kind !== 'area' || scope.organization_id !== organizationId) return false
  return scope.country_id === null || scope.country_id === countryId
}
