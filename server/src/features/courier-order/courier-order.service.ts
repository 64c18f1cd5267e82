import { courierOrderPhrases } from '@tracklane/contract/courier-order'
import { phrase } from '@tracklane/contract/kit/phrase'
import { heldBy } from '@tracklane/contract/order-hold'
import { STATUS } from '@tracklane/contract/order-status'
import { type AssignableCourier, getAssignableCourier } from '#features/courier/courier.service.ts'
import { recordChange } from '#features/model-log/model-log.service.ts'
import { changeColumns } from '#features/order/apply-changes.service.ts'
import { assignmentChange, assignToCouriers } from '#features/order/assignment.service.ts'
import { type Assignment, closedReason, courierUnfit, type OrderView } from '#features/order/order.rules.ts'
import { lockVisibleOrder, lockVisibleOrders } from '#features/order/order.service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { requireFresh } from '#platform/edit.ts'
import { conflict, invalid, notFound, notOffered } from '#platform/errors.ts'
import { findAssignment, isLatestAssignment, patchAssignment } from './courier-order.queries.ts'

/** An assignment, and the version of its order afterwards. */
interface Given extends Assignment {
  readonly order_version: number
}

interface Draft {
  readonly order_id: number
  readonly courier_id: number
  readonly comment?: string | null | undefined
}

/** Gives an order to a courier and takes it from the former one. */
export function assignCourier(ctx: Context, draft: Draft): Promise<Given> {
  return inTransaction(ctx, async (tx) => {
    const [order] = await lockVisibleOrders(tx, [draft.order_id], 'order_id')
    if (!order) throw invalid({ order_id: notOffered })
    requireOpen(order)
    requireGivable(order)
    const courier = await assignable(tx, order, draft.courier_id)
    const assignments = await assignToCouriers(tx, [{ order, courier }], draft.comment || null)
    const assignment = assignments.get(order.id)
    if (!assignment) throw new Error(`Order ${order.id} was given to nobody`)
    const after = await changeColumns(tx, order, { courier_order_id: assignment.id, courier_id: assignment.courier_id })
    return { ...assignment, order_version: after.version }
  })
}

interface Patch {
  readonly courier_id?: number | null | undefined
  readonly comment?: string | null | undefined
}

/** Changes the courier or the comment; courier_id null takes the courier off. */
export function updateCourierOrder(ctx: Context, id: number, patch: Patch): Promise<Given> {
  return inTransaction(ctx, async (tx) => {
    const { order, assignment } = await lockAssignment(tx, id)
    requireOpen(order)
    const courier_id = patch.courier_id === undefined ? assignment.courier_id : patch.courier_id
    if (courier_id !== order.courier_id) requireGivable(order)
    if (courier_id === null && order.status_id === STATUS.IN_DELIVERY) throw invalid({ courier_id: courierOrderPhrases.courierNeeded })
    const courier = await newCourier(tx, order, courier_id)
    await requireCurrent(tx, order, assignment)
    requireFresh(tx, assignment)

    const comment = patch.comment === undefined ? assignment.comment : patch.comment || null
    if (courier_id === assignment.courier_id && comment === assignment.comment) return { ...assignment, order_version: order.version }
    const after = await patchAssignment(tx.db, id, { courier_id, comment })
    const before = { courier: assignment.courier_id === null ? null : order.courier, comment: assignment.comment }
    await recordChange(tx, assignmentChange('updated', after, { courier, comment }, before))
    const isOthers = courier_id !== order.courier_id
    const now = isOthers ? await changeColumns(tx, order, { courier_order_id: courier_id && id, courier_id }) : order
    return { ...after, order_version: now.version }
  })
}

/**
 * Locks the order first, as everywhere: see `lockVisibleOrder`. Reads the assignment again under the lock: it may have changed meanwhile.
 */
async function lockAssignment(tx: Context, id: number): Promise<{ order: OrderView; assignment: Assignment }> {
  const found = await findAssignment(tx.db, id)
  if (!found) throw notFound()
  const order = await lockVisibleOrder(tx, found.order_id)
  const assignment = await findAssignment(tx.db, id)
  if (!assignment) throw notFound()
  return { order, assignment }
}

function requireOpen(order: OrderView): void {
  const closed = closedReason(order)
  if (closed) throw invalid({ order_id: closed })
}

/** Refuses to change the courier of an order whose money was handed over: the courier stays named. */
function requireGivable(order: OrderView): void {
  const held = heldBy(order)
  if (held) throw invalid({ order_id: held })
}

/** Returns the name of the new courier. An unchanged courier may be inactive. */
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

/** Refuses a former assignment, which stays as it was. After a courier was taken off, the last assignment may be given again. */
async function requireCurrent(tx: Context, order: OrderView, assignment: Assignment): Promise<void> {
  if (order.courier_order_id === assignment.id) return
  if (order.courier_order_id === null && (await isLatestAssignment(tx.db, assignment))) return
  throw conflict(phrase('order', 'The order has been assigned to another courier meanwhile'), assignment)
}
