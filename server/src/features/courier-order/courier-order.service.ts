import { phrase } from '@tracklane/contract/kit/phrase'
import { operationPhrases } from '@tracklane/contract/order-operation'
import { STATUS } from '@tracklane/contract/order-status'
import { type AssignableCourier, getAssignableCourier } from '#features/courier/courier.service.ts'
import { type Change, changesBetween, recordChange, recordChanges } from '#features/model-log/model-log.service.ts'
import {
  type Assignment,
  clearAssignments,
  findAssignment,
  insertAssignments,
  isLatestAssignment,
  patchAssignment,
} from '#features/order/assignment.queries.ts'
import { courierUnfit } from '#features/order/delivery-window.rules.ts'
import { lockOrder, type OrderView, patchOrder } from '#features/order/order.queries.ts'
import { announceOrder } from '#features/order/order.service.ts'
import { orderChanges } from '#features/order/order-log-words.ts'
import { closedReason } from '#features/order/order-row.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { conflict, invalid, notFound, notOffered, stale } from '#platform/errors.ts'

export type { Assignment }

interface Draft {
  readonly order_id: number
  readonly courier_id: number
  readonly comment?: string | null | undefined
}

/** Gives an order to a courier; who had it before has it no longer. */
export function assignCourier(ctx: Context, draft: Draft): Promise<Assignment> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx.db, tx.actor.scope, draft.order_id)
    if (!order) throw invalid({ order_id: notOffered })
    requireOpen(order)
    const courier = await assignable(tx, order, draft.courier_id)
    const assignments = await giveToCouriers(tx, [{ order, courier }], draft.comment || null)
    const assignment = assignments.get(order.id)
    if (!assignment) throw new Error(`Order ${order.id} was given to nobody`)
    await changeOrder(tx, order, { courier_order_id: assignment.id, courier_id: assignment.courier_id })
    return assignment
  })
}

export interface Handover {
  readonly order: OrderView
  readonly courier: AssignableCourier
}

/** The new assignments themselves, by order; the caller writes them to the orders, which it has locked, in the same transaction. */
export async function giveToCouriers(
  tx: Context,
  handovers: readonly Handover[],
  comment: string | null = null,
): Promise<Map<number, Assignment>> {
  if (handovers.length === 0) return new Map()
  const names = new Map(handovers.map(({ courier }) => [courier.id, courier.name]))
  const given = handovers.map(({ order, courier }) => ({ order_id: order.id, courier_id: courier.id }))
  const assignments = await insertAssignments(tx.db, given, { comment, now: tx.platform.clock() })
  await recordChanges(
    tx,
    assignments.map((assignment) => {
      const courier = names.get(assignment.courier_id ?? 0) ?? null
      return assignmentChange('created', assignment, { courier, comment })
    }),
  )
  return new Map(assignments.map((assignment) => [assignment.order_id, assignment]))
}

/** Nobody has these orders any longer; the caller writes that to them. */
export async function takeFromCouriers(tx: Context, orders: readonly OrderView[]): Promise<void> {
  if (orders.length === 0) return
  const names = new Map(orders.map(({ id, courier }) => [id, courier]))
  const ids = orders.flatMap(({ courier_order_id }) => courier_order_id ?? [])
  const cleared = await clearAssignments(tx.db, ids)
  await recordChanges(
    tx,
    cleared.map((assignment) => {
      const { order_id, comment } = assignment
      return assignmentChange('updated', assignment, { courier: null, comment }, { courier: names.get(order_id) ?? null, comment })
    }),
  )
}

interface Patch {
  readonly courier_id?: number | null | undefined
  readonly comment?: string | null | undefined
}

/** Another courier, another comment, or (courier_id null) nobody. */
export function updateCourierOrder(ctx: Context, id: number, patch: Patch): Promise<Assignment> {
  return inTransaction(ctx, async (tx) => {
    const { order, assignment } = await lockAssignment(tx, id)
    requireOpen(order)
    const courier_id = patch.courier_id === undefined ? assignment.courier_id : patch.courier_id
    if (courier_id === null && order.status_id === STATUS.IN_DELIVERY) throw invalid({ courier_id: operationPhrases.courierNeeded })
    const courier = await newCourier(tx, order, courier_id)
    await requireCurrent(tx, order, assignment)
    if (tx.ifMatch !== undefined && tx.ifMatch !== assignment.version) throw stale(assignment)

    const comment = patch.comment === undefined ? assignment.comment : patch.comment || null
    if (courier_id === assignment.courier_id && comment === assignment.comment) return assignment
    const after = await patchAssignment(tx.db, id, { courier_id, comment })
    const before = { courier: assignment.courier_id === null ? null : order.courier, comment: assignment.comment }
    await recordChange(tx, assignmentChange('updated', after, { courier, comment }, before))
    if (courier_id !== order.courier_id) await changeOrder(tx, order, { courier_order_id: courier_id && id, courier_id })
    return after
  })
}

/** The order first, always: see `lockOrder`. Read again under its lock, because it may have changed while waiting. */
async function lockAssignment(tx: Context, id: number): Promise<{ order: OrderView; assignment: Assignment }> {
  const found = await findAssignment(tx.db, id)
  const order = found && (await lockOrder(tx.db, tx.actor.scope, found.order_id))
  const assignment = order && (await findAssignment(tx.db, id))
  if (!order || !assignment) throw notFound()
  return { order, assignment }
}

function requireOpen(order: OrderView): void {
  const closed = closedReason(order)
  if (closed) throw invalid({ order_id: closed })
}

/** The name of the courier from now on; one that stays is not asked whether they are still active. */
async function newCourier(tx: Context, order: OrderView, courierId: number | null): Promise<string | null> {
  if (courierId === null) return null
  if (courierId === order.courier_id) return order.courier
  return (await assignable(tx, order, courierId)).name
}

async function assignable(tx: Context, { organization_id, country_id }: OrderView, courierId: number): Promise<AssignableCourier> {
  const courier = await getAssignableCourier(tx, courierId, { organization_id, country_id })
  if (!courier) throw invalid({ courier_id: courierUnfit })
  return courier
}

/** What was before stays as it was; after a courier was taken off, the last assignment may be given again. */
async function requireCurrent(tx: Context, order: OrderView, assignment: Assignment): Promise<void> {
  if (order.courier_order_id === assignment.id) return
  if (order.courier_order_id === null && (await isLatestAssignment(tx.db, assignment))) return
  throw conflict(phrase('order', 'The order has been given to another courier meanwhile'), assignment)
}

interface CourierColumns {
  readonly courier_order_id: number | null
  readonly courier_id: number | null
}

async function changeOrder(tx: Context, order: OrderView, columns: CourierColumns): Promise<void> {
  const after = await patchOrder(tx.db, order.id, { ...columns, updated_at: tx.platform.clock() })
  const changes = orderChanges(order, after)
  if (Object.keys(changes).length > 0) await recordChange(tx, { entity: 'order', entity_id: order.id, action: 'updated', changes })
  announceOrder(tx, after, order)
}

interface InWords {
  readonly courier: string | null
  readonly comment: string | null
}

function assignmentChange(
  action: 'created' | 'updated',
  { id, order_id }: Assignment,
  ...[after, before = { courier: null, comment: null }]: [InWords, InWords?]
): Change {
  return {
    entity: 'courier-order',
    entity_id: id,
    action,
    changes: changesBetween(before, after),
    owner: { entity: 'order', id: order_id },
  }
}
