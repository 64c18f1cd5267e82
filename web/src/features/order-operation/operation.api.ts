import { courierOrderEndpoints } from '@tracklane/contract/courier-order'
import type { OrderRow } from '@tracklane/contract/order'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { type OperableOrder, type Operation, orderOperationEndpoints as on } from '@tracklane/contract/order-operation'
import { type Batch, batchesBy, eachOrder, type Job, type NamedOrder } from '#features/order-bulk/bulk-job.rules.ts'
import type { BulkMoveOrder } from '#features/order-move/bulk-move.api.ts'
import { call } from '#lib/http.ts'

/** What operations need to know of an order: a card of the board, a row of the table and an order of its own have it alike. */
export interface OperationOrder extends OperableOrder, BulkMoveOrder, Pick<OrderRow, 'flow_id' | 'customer_address' | 'version'> {
  /** Known of a row, not of a card. */
  readonly courier_order_id?: number | null
}

/** What the person has said in a dialog; each operation takes its own part. */
export interface OperationInput {
  readonly courier_id?: number
  readonly delivery_from?: string | null
  readonly delivery_to?: string
  /** A day, or an instant. */
  readonly deliveredAt?: string
  readonly address?: string
}

/** How each operation is sent. */
export function operationJob(operation: Operation, input: OperationInput = {}): Job {
  switch (operation) {
    case 'archive':
      return { send: async (ids, key) => (await call(on.archive, { ...keyed(key), body: { order_ids: [...ids] } })).data }
    case 'archive_restore':
      return { send: async (ids, key) => (await call(on.restoreFromArchive, { ...keyed(key), body: { order_ids: [...ids] } })).data }
    case 'paid':
      return paidJob(true)
    case 'unpaid':
      return paidJob(false)
    case 'delivery_date':
      return windowJob({ delivery_from: input.delivery_from ?? null, delivery_to: given(input.delivery_to) })
    case 'delivered_at':
      return eachOrder((id) => call(on.changeDeliveredAt, { params: { id }, body: { deliveredAt: given(input.deliveredAt) } }))
    case 'courier':
      return courierJob(given(input.courier_id))
    case 'courier_off':
      return courierJob(null)
    case 'address':
      return eachOrder((id) => call(on.changeAddress, { params: { id }, body: { address: given(input.address) } }))
    case 'delete':
      return eachOrder((id) => call(on.remove, { params: { id } }))
    case 'restore':
      return eachOrder((id) => call(on.restore, { params: { id } }))
  }
}

/** Back to what each order had; empty where no call leads back. */
export function operationWayBack(operation: Operation, orders: readonly OperationOrder[]): Batch[] {
  switch (operation) {
    case 'delivery_date':
      return windowsBack(orders)
    case 'courier':
    case 'courier_off':
      return couriersBack(orders)
    case 'delivered_at':
      return deliveriesBack(orders)
    case 'address':
      return orders.map((order) => ({ order_ids: [order.id], job: operationJob('address', { address: order.customer_address }) }))
    default:
      return [{ order_ids: orders.map(({ id }) => id), job: operationJob(OPPOSITE[operation]) }]
  }
}

const OPPOSITE = {
  archive: 'archive_restore',
  archive_restore: 'archive',
  paid: 'unpaid',
  unpaid: 'paid',
  delete: 'restore',
  restore: 'delete',
} as const

type Window = Pick<OrderRow, 'delivery_from' | 'delivery_to'>

/** Without a start the call keeps the window's length. */
export function windowJob({ delivery_from, delivery_to }: { delivery_from: string | null; delivery_to: string }): Job {
  const body = { ...(delivery_from !== null && { delivery_from }), delivery_to }
  return { send: async (ids, key) => (await call(on.setDeliveryDate, { ...keyed(key), body: { ...body, order_ids: [...ids] } })).data }
}

export function courierJob(courier_id: number | null): Job {
  return { send: async (ids, key) => (await call(on.assignCourier, { ...keyed(key), body: { courier_id, order_ids: [...ids] } })).data }
}

/** One order's courier. Specification §4: a courier order is updated when its id exists, otherwise created. */
export function ownCourierJob(order: NamedOrder & { courier_order_id?: number | null }, courier_id: number | null): Job {
  const { courier_order_id } = order
  if (courier_order_id === undefined) return courierJob(courier_id)
  return eachOrder(async (order_id) => {
    if (courier_order_id !== null) return call(courierOrderEndpoints.update, { params: { id: courier_order_id }, body: { courier_id } })
    return courier_id === null ? undefined : call(courierOrderEndpoints.create, { body: { order_id, courier_id } })
  })
}

/** One order's address, unless somebody has changed the order since the person saw it. */
export function ownAddressJob({ version }: Pick<OrderRow, 'version'>, address: string): Job {
  const headers = { 'If-Match': `"${version}"` }
  return eachOrder((id) => call(on.changeAddress, { params: { id }, headers, body: { address } }))
}

function paidJob(paid: boolean): Job {
  return { send: async (ids, key) => (await call(on.setPaid, { ...keyed(key), body: { paid, orders: [...ids] } })).data }
}

function windowsBack(orders: readonly OperationOrder[]): Batch[] {
  const windowOf = ({ delivery_from, delivery_to }: Window) => ({ delivery_from, delivery_to })
  return batchesBy(orders, windowOf, (order) => formerWindowJob(windowOf(order)))
}

/** The call for many takes no end that is none: such a window is each order's own. */
export function formerWindowJob({ delivery_from, delivery_to }: Window): Job {
  if (delivery_from && delivery_to) return windowJob({ delivery_from, delivery_to })
  return eachOrder((id) => call(orderEditEndpoints.update, { params: { id }, body: { delivery_from, delivery_to } }))
}

function couriersBack(orders: readonly OperationOrder[]): Batch[] {
  return batchesBy(
    orders,
    ({ courier_id }) => courier_id,
    ({ courier_id }) => courierJob(courier_id),
  )
}

/** A time of delivery can be changed, never taken away: only what had one goes back. */
function deliveriesBack(orders: readonly OperationOrder[]): Batch[] {
  return orders.flatMap(({ id, delivered_at }) =>
    delivered_at ? [{ order_ids: [id], job: operationJob('delivered_at', { deliveredAt: delivered_at }) }] : [],
  )
}

function keyed(key: string) {
  return { headers: { 'Idempotency-Key': key } }
}

/** A dialog sends an operation only with what it asks for. */
function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The operation was sent without its input')
  return value
}
