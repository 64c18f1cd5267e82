import { phrase } from '@tracklane/contract/kit/phrase'
import { STATUS } from '@tracklane/contract/order-status'
import { type AssignableCourier, getAssignableCourier } from '#features/courier/courier.service.ts'
import { changesBetween, recordChange } from '#features/model-log/model-log.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import { type Assignment, findAssignment, insertAssignment, isLatestAssignment, patchAssignment } from './courier-order.queries.ts'
import { lockOrder, type OrderView, patchOrder } from './order.queries.ts'
import { announceOrder } from './order.service.ts'
import { orderChanges } from './order-changes.ts'
import { closedReason } from './order-row.ts'
import { courierNeeded, notOffered } from './order-rules.ts'

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
    const assignment = await giveToCourier(tx, order, draft)
    await changeOrder(tx, order, { courier_order_id: assignment.id, courier_id: assignment.courier_id })
    return assignment
  })
}

/** The new assignment itself; the caller writes it to the order, in the same transaction. */
export async function giveToCourier(tx: Context, order: OrderView, draft: Omit<Draft, 'order_id'>): Promise<Assignment> {
  const courier = await assignable(tx, order, draft.courier_id)
  const assignment = await insertAssignment(tx.db, {
    order_id: order.id,
    courier_id: courier.id,
    comment: draft.comment || null,
    created_at: tx.platform.clock(),
  })
  await recordAssignment(tx, 'created', assignment, { courier: courier.name, comment: assignment.comment })
  return assignment
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
    if (courier_id === null && order.status_id === STATUS.IN_DELIVERY) throw invalid({ courier_id: courierNeeded })
    const courier = await newCourier(tx, order, courier_id)
    await requireCurrent(tx, order, assignment)

    const comment = patch.comment === undefined ? assignment.comment : patch.comment || null
    if (courier_id === assignment.courier_id && comment === assignment.comment) return assignment
    const after = await patchAssignment(tx.db, id, { courier_id, comment })
    const before = { courier: assignment.courier_id === null ? null : order.courier, comment: assignment.comment }
    await recordAssignment(tx, 'updated', after, { courier, comment }, before)
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
  if (!courier) throw invalid({ courier_id: notOffered })
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

async function recordAssignment(
  tx: Context,
  action: 'created' | 'updated',
  { id, order_id }: Assignment,
  ...[after, before = { courier: null, comment: null }]: [InWords, InWords?]
): Promise<void> {
  const changes = changesBetween(before, after)
  await recordChange(tx, { entity: 'courier-order', entity_id: id, action, changes, owner: { entity: 'order', id: order_id } })
}
