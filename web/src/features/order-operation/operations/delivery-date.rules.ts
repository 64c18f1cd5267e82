import type { OrderRow } from '@tracklane/contract/order'
import { bySame, type Sharing } from '#features/order-bulk/bulk-job.rules.ts'

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
