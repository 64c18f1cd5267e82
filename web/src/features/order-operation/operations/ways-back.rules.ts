import type { OrderRow } from '@tracklane/contract/order'
import type { OperableOrder } from '@tracklane/contract/order-operation'
import { bySame, type Sharing } from '#features/order-operation/bulk/bulk-job.rules.ts'

export type DeliveryWindow = Pick<OrderRow, 'delivery_from' | 'delivery_to'>

type Sent =
  | { readonly call: 'many'; readonly body: { readonly delivery_from: string; readonly delivery_to: string } }
  | { readonly call: 'each'; readonly body: DeliveryWindow }

/**
 * The call that brings a window back. The call for many moves a window without a start and takes none without an end: such a window goes
 * order by order.
 */
export function formerWindow({ delivery_from, delivery_to }: DeliveryWindow): Sent {
  if (delivery_from && delivery_to) return { call: 'many', body: { delivery_from, delivery_to } }
  return { call: 'each', body: { delivery_from, delivery_to } }
}

/** The requests of Undo: each order's window before, start and end. */
export function windowsBack(before: readonly (DeliveryWindow & { readonly id: number })[]): Sharing<Sent>[] {
  return bySame(before, formerWindow)
}

type Carried = Pick<OperableOrder, 'courier_id'>

/** The requests of Undo: each order's courier before, which may be nobody. */
export function couriersBack(before: readonly (Carried & { readonly id: number })[]): Sharing<Carried>[] {
  return bySame(before, ({ courier_id }) => ({ courier_id }))
}

/** The requests of Undo: whether each was paid before. */
export function paidBack(before: readonly (Pick<OperableOrder, 'paid'> & { readonly id: number })[]): Sharing<{ paid: boolean }>[] {
  return bySame(before, ({ paid }) => ({ paid }))
}
