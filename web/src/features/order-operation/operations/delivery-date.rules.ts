import type { OrderRow } from '@tracklane/contract/order'
import { bySame, type Sharing } from '#features/order-bulk/bulk-job.rules.ts'

export type DeliveryWindow = Pick<OrderRow, 'delivery_from' | 'delivery_to'>

type Sent =
  | { readonly call: 'many'; readonly body: { readonly delivery_from: string; readonly delivery_to: string } }
  | { readonly call: 'each'; readonly body: DeliveryWindow }

/** What brings a window back. The call for many moves one without a start, and takes no end that is none: such a window is each order's own. */
export function formerWindow({ delivery_from, delivery_to }: DeliveryWindow): Sent {
  if (delivery_from && delivery_to) return { call: 'many', body: { delivery_from, delivery_to } }
  return { call: 'each', body: { delivery_from, delivery_to } }
}

/** What Undo sends: the window that each had before, start and end. */
export function windowsBack(before: readonly (DeliveryWindow & { readonly id: number })[]): Sharing<Sent>[] {
  return bySame(before, formerWindow)
}
