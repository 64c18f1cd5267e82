import { z } from 'zod'
import { courierOrderPhrases } from './courier-order.ts'
import { endpoint } from './kit/endpoint.ts'
import { DayOrInstant, Id, IdParams } from './kit/page.ts'
import { type Phrase, phrase } from './kit/phrase.ts'
import { one } from './kit/reply.ts'
import { instant, text } from './kit/text.ts'
import { dispatchers, Order, orderPhrases, restorers } from './order.ts'
import { BatchId, BulkResult, OrderIds, OrderVersions } from './order-bulk.ts'
import { bookkeepers, heldBy, type LivingHandOver } from './order-hold.ts'
import { HANDED_OVER_STATUSES, STATUS } from './order-status.ts'

/** Operations on an order, except moves. */
export const OPERATIONS = [
  'archive',
  'archive_restore',
  'paid',
  'unpaid',
  'delivery_date',
  'delivered_at',
  'delivered_off',
  'courier',
  'courier_off',
  'address',
  'delete',
  'restore',
] as const
export type Operation = (typeof OPERATIONS)[number]

/** The part of an order that decides whether an operation is possible. Rows of a table and cards of the board both have it. */
export interface OperableOrder {
  readonly status_id: number
  readonly courier_id: number | null
  /** Cards leave it out; absent counts as none. */
  readonly delivered_at?: string | null | undefined
  readonly paid: boolean
  readonly archived: boolean
  readonly deleted: boolean
  readonly handover: LivingHandOver | null
}

/** Returns the reason why an operation is not possible with the order as it is; undefined where it is. Server, menus and plans use it. */
export function operationRefusal(operation: Operation, order: OperableOrder): Phrase | undefined {
  if (operation === 'restore') return order.deleted ? undefined : operationPhrases.notDeleted
  if (order.deleted) return orderPhrases.isDeleted
  return refusals[operation](order)
}

const whileOpen = ({ archived }: OperableOrder): Phrase | undefined => (archived ? orderPhrases.isArchived : undefined)

const refusals: Record<Exclude<Operation, 'restore'>, (order: OperableOrder) => Phrase | undefined> = {
  archive: ({ archived }) => (archived ? operationPhrases.archivedAlready : undefined),
  archive_restore: ({ archived }) => (archived ? undefined : operationPhrases.notArchived),
  paid: (order) => heldBy(order) ?? (order.paid ? operationPhrases.paidAlready : undefined),
  unpaid: (order) => heldBy(order) ?? (order.paid ? undefined : operationPhrases.notPaid),
  delivery_date: whileOpen,
  delivered_at: whileOpen,
  delivered_off: (order) => whileOpen(order) ?? withoutDelivery(order),
  courier: (order) => whileOpen(order) ?? heldBy(order),
  courier_off: (order) => whileOpen(order) ?? heldBy(order) ?? withoutCourier(order),
  address: whileOpen,
  delete: heldBy,
}

function withoutCourier({ courier_id, status_id }: OperableOrder): Phrase | undefined {
  if (courier_id === null) return operationPhrases.noCourier
  return status_id === STATUS.IN_DELIVERY ? courierOrderPhrases.courierNeeded : undefined
}

function withoutDelivery({ delivered_at, status_id }: OperableOrder): Phrase | undefined {
  if (!delivered_at) return operationPhrases.noDelivery
  return HANDED_OVER_STATUSES.includes(status_id) ? operationPhrases.deliveryNeeded : undefined
}

const Many = z.object({ order_ids: OrderIds, versions: OrderVersions.optional() })

export const orderOperationEndpoints = {
  archive: endpoint({ method: 'POST', path: '/order/archive', access: bookkeepers, body: Many, reply: one(BulkResult), idempotent: true }),
  restoreFromArchive: endpoint({
    method: 'POST',
    path: '/order/archive-restore',
    access: bookkeepers,
    body: Many,
    reply: one(BulkResult),
    idempotent: true,
  }),
  setPaid: endpoint({
    method: 'POST',
    path: '/order/paid',
    access: bookkeepers,
    /** `as_before`, with `paid`: each order gets the time of payment that it had before the mark was removed; now where it had none. */
    body: z.object({
      orders: OrderIds,
      versions: OrderVersions.optional(),
      paid: z.boolean().default(true),
      as_before: z.boolean().default(false),
    }),
    reply: one(BulkResult),
    idempotent: true,
  }),
  /**
   * `delivery_to` alone moves the window and keeps its length; where it had no start, the new one begins on the same day. A start of null
   * removes the start.
   */
  setDeliveryDate: endpoint({
    method: 'POST',
    path: '/order/delivery-date',
    access: dispatchers,
    body: Many.extend({ delivery_to: instant(), delivery_from: instant().nullable().optional(), batch: BatchId.optional() }),
    reply: one(BulkResult),
    idempotent: true,
  }),
  /** Gives all orders one courier; null removes the courier of each. */
  assignCourier: endpoint({
    method: 'POST',
    path: '/order/courier',
    access: dispatchers,
    body: Many.extend({ courier_id: Id.nullable(), batch: BatchId.optional() }),
    reply: one(BulkResult),
    idempotent: true,
  }),
  remove: endpoint({ method: 'DELETE', path: '/order/:id', access: dispatchers, params: IdParams, status: 204, refusal: Order }),
  restore: endpoint({ method: 'POST', path: '/order/:id/restore', access: restorers, params: IdParams, reply: one(Order) }),
  changeAddress: endpoint({
    method: 'PUT',
    path: '/order/change-address/:id',
    access: dispatchers,
    params: IdParams,
    body: z.object({ address: text(500).min(1) }),
    reply: one(Order),
  }),
  /** An instant, or a day: noon of it in the person's zone, or now if it is today. Never in the future. null removes a wrong time. */
  changeDeliveredAt: endpoint({
    method: 'PUT',
    path: '/order/change-delivered-at/:id',
    access: dispatchers,
    params: IdParams,
    body: z.object({ deliveredAt: DayOrInstant.nullable() }),
    reply: one(Order),
  }),
}

export const operationPhrases = {
  archivedAlready: phrase('order', 'The order is archived already'),
  notArchived: phrase('order', 'The order is not archived'),
  paidAlready: phrase('order', 'The order is paid already'),
  notPaid: phrase('order', 'The order is not paid'),
  noCourier: phrase('order', 'The order has no courier'),
  noDelivery: phrase('order', 'The order has no actual delivery date'),
  deliveryNeeded: phrase('order', 'An order that was handed over needs its actual delivery date: choose another'),
  notDeleted: phrase('order', 'The order is not deleted'),
}
