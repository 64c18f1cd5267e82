import { renewPlaces } from '#db/order-places.ts'
import { renewSearchTexts, SEARCHED_OF_ORDER } from '#db/search-texts.ts'
import type { OrderColumns } from '#db/tables/order.table.ts'
import type { AssignableCourier } from '#features/courier/courier.service.ts'
import { changesBetween } from '#features/model-log/changes.rules.ts'
import { authorOf, recordChanges } from '#features/model-log/model-log.service.ts'
import type { Context } from '#platform/context.ts'
import { type WrittenColumns, type WrittenOrder, writeOrders } from './apply-changes.queries.ts'
import { assignToCouriers, unassignFromCouriers } from './assignment.service.ts'
import { requireUnheld } from './held.rules.ts'
import { patchOrder } from './order.queries.ts'
import type { Assignment, OrderView } from './order.rules.ts'
import { announceChanges, type ChangedOrder } from './order.service.ts'
import { orderChanges } from './order-log-words.rules.ts'

/** A decided change of one order: its new state. */
export interface Change {
  readonly order: OrderView
  readonly columns: OrderColumns
  /** The courier who gets the order with the change; null: it is taken off. */
  readonly courier?: AssignableCourier | null | undefined
  /** The flow that judged the move; only for moves. */
  readonly flow?: { readonly id: number; readonly version: number } | undefined
}

/**
 * Writes decided changes of locked orders: assignments, orders, both logs, one announcement. Returns the current state of every order; an
 * unchanged one is neither written, logged nor announced.
 */
export async function applyChanges(tx: Context, changes: readonly Change[], comment?: string | undefined): Promise<OrderView[]> {
  const assignments = await assign(tx, changes)
  const changing = changes.flatMap((change) => {
    const written = writtenOrder(change, assignments.get(change.order.id))
    requireUnheld(change.order, columnsOf(written))
    return Object.keys(changesBetween(change.order, columnsOf(written))).length > 0 ? [written] : []
  })
  if (changing.length === 0) return changes.map(({ order }) => order)

  const remark = { author: authorOf(tx.actor), comment: comment || null, now: tx.platform.clock() }
  const after = byId(await withPlaces(tx, changes, await writeOrders(tx.db, changing, remark)))
  const found = changes.filter(({ order }) => isFoundAnew(order, after.get(order.id)))
  if (found.length > 0) {
    await renewSearchTexts(
      tx.db,
      'orders',
      found.map(({ order }) => order.id),
    )
  }
  await recordAndAnnounce(
    tx,
    changes.flatMap(({ order }) => {
      const now = after.get(order.id)
      return now ? [{ before: order, after: now }] : []
    }),
  )
  return changes.map(({ order }) => after.get(order.id) ?? order)
}

async function assign(tx: Context, changes: readonly Change[]): Promise<Map<number, Assignment>> {
  await unassignFromCouriers(
    tx,
    changes.flatMap(({ order, courier }) => (courier === null ? [order] : [])),
  )
  return assignToCouriers(
    tx,
    changes.flatMap(({ order, courier }) => (courier ? [{ order, courier }] : [])),
  )
}

/** Sets columns of one locked order, with log and announcement. */
export async function changeColumns(tx: Context, before: OrderView, columns: OrderColumns): Promise<OrderView> {
  requireUnheld(before, columns)
  const after = await patchOrder(tx.db, before.id, { ...columns, updated_at: tx.platform.clock() })
  if (isFoundAnew(before, after)) await renewSearchTexts(tx.db, 'orders', [after.id])
  const [now = after] = await withPlaces(tx, [{ order: before }], [after])
  await recordAndAnnounce(tx, [{ before, after: now }])
  return now
}

/** Reads postcode and town again for written orders with a changed address. */
async function withPlaces(tx: Context, changes: readonly Pick<Change, 'order'>[], written: readonly OrderView[]): Promise<OrderView[]> {
  const before = byId(changes.map(({ order }) => order))
  const isMoved = ({ id, customer_address, country_id }: OrderView): boolean => {
    const was = before.get(id)
    return was?.customer_address !== customer_address || was.country_id !== country_id
  }
  const moved = written.filter(isMoved).map(({ id }) => id)
  if (moved.length === 0) return [...written]
  const places = await renewPlaces(tx.db, moved)
  return written.map((order) => ({ ...order, ...places.get(order.id) }))
}

/** Checks whether a searched field of an order has changed. */
function isFoundAnew(before: OrderView, after: OrderView | undefined): boolean {
  return after !== undefined && [...SEARCHED_OF_ORDER, 'country_id' as const].some((column) => before[column] !== after[column])
}

/** Writes the log of changed orders and announces the changes. */
export async function recordAndAnnounce(tx: Context, changed: readonly ChangedOrder[]): Promise<void> {
  const logged = changed.map(({ before, after }) => ({ before, after, changes: orderChanges(before, after) }))
  await recordChanges(
    tx,
    logged
      .filter(({ changes }) => Object.keys(changes).length > 0)
      .map(({ before, after, changes }) => ({ entity: 'order', entity_id: after.id, action: actionOf(after, before), changes })),
  )
  announceChanges(tx, changed)
}

function actionOf(after: OrderView, before: OrderView | undefined): 'created' | 'updated' | 'deleted' {
  if (!before) return 'created'
  return after.deleted_at && !before.deleted_at ? 'deleted' : 'updated'
}

function writtenOrder({ order, columns, courier, flow }: Change, assignment: Assignment | undefined): WrittenOrder {
  const now: WrittenColumns = {
    ...order,
    ...columns,
    ...(courier === null ? { courier_order_id: null, courier_id: null } : {}),
    ...(assignment ? { courier_order_id: assignment.id, courier_id: assignment.courier_id } : {}),
  }
  return {
    id: order.id,
    status_from: order.status_id,
    flow_id: flow?.id ?? null,
    flow_version: flow?.version ?? null,
    status_id: now.status_id,
    sub_status_id: now.sub_status_id,
    customer_address: now.customer_address,
    delivery_from: now.delivery_from,
    delivery_to: now.delivery_to,
    delivered_at: now.delivered_at,
    comment: now.comment,
    courier_order_id: now.courier_order_id,
    courier_id: now.courier_id,
    paid_at: now.paid_at,
    archived_at: now.archived_at,
    deleted_at: now.deleted_at,
    is_logged: now.status_id !== order.status_id || now.sub_status_id !== order.sub_status_id,
  }
}

/** Selects the columns of the order. */
function columnsOf({
  id: _____,
  status_from: _,
  is_logged: __,
  flow_id: ___,
  flow_version: ____,
  ...columns
}: WrittenOrder): WrittenColumns {
  return columns
}

function byId(orders: readonly OrderView[]): Map<number, OrderView> {
  return new Map(orders.map((order) => [order.id, order]))
}
