import type { OrderRow } from '@tracklane/contract/order'
import type { OperableOrder } from '@tracklane/contract/order-operation'
import { bySame, type Sharing } from '#features/order-operation/bulk/bulk-job.rules.ts'

export type DeliveryWindow = Pick<OrderRow, 'delivery_from' | 'delivery_to'>

type Sent =
  | { readonly call: 'many'; readonly body: { readonly delivery_from: string; readonly delivery_to: string } }
  | { readonly call: 'each'; readonly body: DeliveryWindow }

/**
 * Returns the call that restores a window. The call for many cannot set a window without a start or an end, which is restored order by
 * order.
 */
export function formerWindow({ delivery_from, delivery_to }: DeliveryWindow): Sent {
  if (delivery_from && delivery_to) return { call: 'many', body: { delivery_from, delivery_to } }
  return { call: 'each', body: { delivery_from, delivery_to } }
}

/** Groups the orders by their former window, for Undo. */
export function windowsBack(before: readonly (DeliveryWindow & { readonly id: number })[]): Sharing<Sent>[] {
  return bySame(before, formerWindow)
}

type Carried = Pick<OperableOrder, 'courier_id'>

/** Groups the orders by their former courier, which may be none, for Undo. */
export function couriersBack(before: readonly (Carried & { readonly id: number })[]): Sharing<Carried>[] {
  return bySame(before, ({ courier_id }) => ({ courier_id }))
}

/** Groups the orders by whether they were paid, for Undo. */
export function paidBack(before: readonly (Pick<OperableOrder, 'paid'> & { readonly id: number })[]): Sharing<{ paid: boolean }>[] {
  return bySame(before, ({ paid }) => ({ paid }))
}
