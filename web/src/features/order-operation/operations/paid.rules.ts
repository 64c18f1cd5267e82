import type { OperableOrder } from '@tracklane/contract/order-operation'
import { bySame, type Sharing } from '#features/order-bulk/bulk-job.rules.ts'

/** The requests of Undo: whether each was paid before. */
export function paidBack(before: readonly (Pick<OperableOrder, 'paid'> & { readonly id: number })[]): Sharing<{ paid: boolean }>[] {
  return bySame(before, ({ paid }) => ({ paid }))
}
