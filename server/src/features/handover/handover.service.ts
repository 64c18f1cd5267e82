import { type HandOver, type HandOverQuery, handOverName, type handoverEndpoints, handoverPhrases } from '@tracklane/contract/handover'
import type { Received } from '@tracklane/contract/kit/endpoint'
import { isOutstanding } from '@tracklane/contract/order-money'
import type { z } from 'zod'
import { findVisibleCourier } from '#features/courier/courier.service.ts'
import { type Change, recordChange } from '#features/model-log/model-log.service.ts'
import { applyChanges } from '#features/order/apply-changes.service.ts'
import { flagsOf, type OrderView } from '#features/order/order.rules.ts'
import { lockVisibleOrders } from '#features/order/order.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { conflict, invalid, notOffered, requireFound } from '#platform/errors.ts'
import { readRange } from '#platform/instant.ts'
import type { Page } from '#platform/list/paging.ts'
import { cancelHandOver, findHandOver, findHandOverOrders, findHandOvers, type HandOverView, insertHandOver } from './handover.queries.ts'

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

/** All of the orders or none: whoever counts money wants it to be what the receipt says. */
export function createHandOver(ctx: Context, { courier_id, order_ids, received_by }: Draft): Promise<HandOverAnswer> {
  return inTransaction(ctx, async (tx) => {
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
  })
}

function requireOutstanding(orders: readonly OrderView[], courier: { readonly id: number }): void {
  const of = (refused: readonly OrderView[]): string[] => refused.map(({ track }) => track)
  const isTheirs = (order: OrderView) => order.courier_id === courier.id && isOutstanding({ ...order, ...flagsOf(order), paid: false })
  const foreign = orders.filter((order) => !isTheirs(order))
  const paid = orders.filter((order) => isTheirs(order) && order.paid_at !== null)
  const reasons = [
    ...(paid.length > 0 ? [handoverPhrases.isPaid(of(paid))] : []),
    ...(foreign.length > 0 ? [handoverPhrases.isNotOutstanding(of(foreign))] : []),
  ]
  if (reasons.length > 0) throw invalid({ order_ids: reasons })
}

/** Unpaid again is what this hand-over marked as paid: an order that was paid anew since then stays as it is. */
export function takeBackHandOver(ctx: Context, id: number, reason: string): Promise<HandOverAnswer> {
  return inTransaction(ctx, async (tx) => {
    const before = await getHandOver(tx, id)
    const orders = await lockVisibleOrders(
      tx,
      before.order_rows.map(({ order_id }) => order_id),
    )
    const at = tx.platform.clock()
    if (!(await cancelHandOver(tx.db, id, { by: tx.actor.name, at, reason }))) {
      throw conflict(handoverPhrases.isCancelled, await getHandOver(tx, id))
    }
    const archived = orders.filter(({ archived_at }) => archived_at !== null).map(({ track }) => track)
    if (archived.length > 0) throw invalid({ order_ids: handoverPhrases.isArchived(archived) })

    const marked = orders.filter(({ paid_at }) => paid_at?.getTime() === before.created_at.getTime())
    await applyChanges(
      tx,
      marked.map((order) => ({ order, columns: { paid_at: null } })),
    )
    await log(tx, before, 'updated', { cancel_reason: { old: null, new: reason } })
    return getHandOver(tx, id)
  })
}

/** It stands among the relations of its courier. */
function log(tx: Context, { id, courier_id }: HandOverAnswer, action: Change['action'], changes: Change['changes']): Promise<void> {
  return recordChange(tx, { entity: 'handover', entity_id: id, action, changes, owner: { entity: 'courier', id: courier_id } })
}
