import { type HandOver, type HandOverQuery, type handoverEndpoints, handoverPhrases } from '@tracklane/contract/handover'
import type { Received } from '@tracklane/contract/kit/endpoint'
import type { Phrase } from '@tracklane/contract/kit/phrase'
import { handOverName } from '@tracklane/contract/order-hold'
import { isOutstanding } from '@tracklane/contract/order-money'
import type { z } from 'zod'
import { findVisibleCourier } from '#features/courier/courier.service.ts'
import { type Change, recordChange } from '#features/model-log/model-log.service.ts'
import { applyChanges } from '#features/order/apply-changes.service.ts'
import { flagsOf, type OrderView } from '#features/order/order.rules.ts'
import { announceChanges, getVisibleOrders, lockVisibleOrders } from '#features/order/order.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { conflict, invalid, notOffered, requireFound } from '#platform/errors.ts'
import { readRange } from '#platform/instant.ts'
import type { Page } from '#platform/list/paging.ts'
import {
  cancelHandOver,
  findHandOver,
  findHandOverOrders,
  findHandOvers,
  type HandOverView,
  insertHandOver,
  isHandedOverTwice,
} from './handover.queries.ts'

type Draft = Received<typeof handoverEndpoints.create>['body']
type HandOverAnswer = z.input<typeof HandOver>

export function listHandOvers(ctx: Context, query: HandOverQuery): Promise<Page<HandOverView>> {
  const { page, per_page, courier_id, country_id } = query
  const created = readRange('created_at', { from: query.created_at_from, to: query.created_at_to }, ctx.timeZone)
  return findHandOvers(ctx.db, ctx.actor.scope, { page, per_page, courier_id, country_id, created })
}

export async function getHandOver(ctx: Context, id: number): Promise<HandOverAnswer> {
  const row = requireFound(await findHandOver(ctx.db, ctx.actor.scope, id))
  return { ...row, order_rows: await findHandOverOrders(ctx.db, id) }
}

/** Hands over all of the orders or none: the receipt must match the counted money. */
export async function createHandOver(ctx: Context, draft: Draft): Promise<HandOverAnswer> {
  try {
    return await inTransaction(ctx, (tx) => create(tx, draft))
  } catch (error) {
    // The index decides in the end: orders that were handed over meanwhile are read again and refused with that reason.
    if (isHandedOverTwice(error)) throw invalid({ order_ids: heldReasons(await getVisibleOrders(ctx, draft.order_ids)) })
    throw error
  }
}

async function create(tx: Context, { courier_id, order_ids, received_by }: Draft): Promise<HandOverAnswer> {
  const orders = await lockVisibleOrders(tx, order_ids)
  const courier = await findVisibleCourier(tx, courier_id)
  if (!courier) throw invalid({ courier_id: notOffered })
  requireOutstanding(orders, courier)

  const now = tx.platform.clock()
  const paid = await applyChanges(
    tx,
    orders.map((order) => ({ order, columns: { paid_at: now } })),
  )
  const { organization_id, country_id, name } = courier
  const row = { organization_id, country_id, courier_id, courier: name, received_by, created_by: tx.actor.name, created_at: now }
  const id = await insertHandOver(
    tx.db,
    row,
    paid.map((order) => order.id),
  )
  const made = await getHandOver(tx, id)
  await log(tx, made, 'created', { hand_over: { old: null, new: handOverName(made) }, received_by: { old: null, new: received_by } })
  return made
}

function requireOutstanding(orders: readonly OrderView[], courier: { readonly id: number }): void {
  const of = (refused: readonly OrderView[]): string[] => refused.map(({ track }) => track)
  const isTheirs = (order: OrderView) => order.courier_id === courier.id && isOutstanding({ ...order, ...flagsOf(order), paid: false })
  const free = orders.filter(({ handover }) => !handover)
  const foreign = free.filter((order) => !isTheirs(order))
  const paid = free.filter((order) => isTheirs(order) && order.paid_at !== null)
  const reasons = [
    ...heldReasons(orders),
    ...(paid.length > 0 ? [handoverPhrases.isPaid(of(paid))] : []),
    ...(foreign.length > 0 ? [handoverPhrases.isNotOutstanding(of(foreign))] : []),
  ]
  if (reasons.length > 0) throw invalid({ order_ids: reasons })
}

/** Explains which orders are in a valid hand-over, marked as paid or not. */
function heldReasons(orders: readonly OrderView[]): Phrase[] {
  const held = orders.flatMap(({ track, handover }) => (handover ? [{ track, handover }] : []))
  return held.length === 0 ? [] : [handoverPhrases.isHeld(held)]
}

/** Cancels a hand-over. Orders that it marked as paid become unpaid; an order that was paid anew since then stays as it is. */
export function takeBackHandOver(ctx: Context, id: number, reason: string): Promise<HandOverAnswer> {
  return inTransaction(ctx, async (tx) => {
    const before = await getHandOver(tx, id)
    const orders = await lockHeld(tx, before)
    const at = tx.platform.clock()
    if (!(await cancelHandOver(tx.db, id, { by: tx.actor.name, at, reason }))) {
      throw conflict(handoverPhrases.isCancelled, await getHandOver(tx, id))
    }
    const archived = orders.filter(({ archived_at }) => archived_at !== null).map(({ track }) => track)
    if (archived.length > 0) throw invalid({ order_ids: handoverPhrases.isArchived(archived) })

    await release(tx, orders, before.created_at)
    await log(tx, before, 'updated', { cancel_reason: { old: null, new: reason } })
    return getHandOver(tx, id)
  })
}

/** Locks the orders of a hand-over, without orders of a later one. */
function lockHeld(tx: Context, { order_rows }: HandOverAnswer): Promise<OrderView[]> {
  const held = order_rows.filter(({ superseded_by }) => superseded_by === null)
  return lockVisibleOrders(
    tx,
    held.map(({ order_id }) => order_id),
  )
}

/** Releases the orders. Open screens also hear about orders that do not change. */
async function release(tx: Context, orders: readonly OrderView[], paidAt: Date): Promise<void> {
  const isMarked = ({ paid_at }: OrderView) => paid_at?.getTime() === paidAt.getTime()
  await applyChanges(
    tx,
    orders.filter(isMarked).map((order) => ({ order: { ...order, handover: null }, columns: { paid_at: null } })),
  )
  const others = orders.filter((order) => !isMarked(order))
  announceChanges(
    tx,
    others.map((order) => ({ before: order, after: order })),
  )
}

/** Logs the hand-over among the relations of its courier. */
function log(tx: Context, { id, courier_id }: HandOverAnswer, action: Change['action'], changes: Change['changes']): Promise<void> {
  return recordChange(tx, { entity: 'handover', entity_id: id, action, changes, owner: { entity: 'courier', id: courier_id } })
}
