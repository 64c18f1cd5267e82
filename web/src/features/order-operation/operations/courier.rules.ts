import type { OperableOrder } from '@tracklane/contract/order-operation'
import { bySame, type Sharing } from '#features/order-bulk/bulk-job.rules.ts'

type Carried = Pick<OperableOrder, 'courier_id'>

/** The requests of Undo: each order's courier before, which may be nobody. */
export function couriersBack(before: readonly (Carried & { readonly id: number })[]): Sharing<Carried>[] {
  return bySame(before, ({ courier_id }) => ({ courier_id }))
}
