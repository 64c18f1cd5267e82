import type { CompactOrder } from '@tracklane/contract/kanban'
import type { RefObject } from 'react'
import { requestOperation } from '#features/order-operation/operation-dialog.store.ts'
import type { useSelection } from './use-selection.ts'

interface BulkInput {
  selection: ReturnType<typeof useSelection>
  /** Where the person's own moves went: those need no glow. */
  own: RefObject<Map<number, number>>
  onClosed: () => void
}

/** Doing something with what is selected together: its dialog works on the cards as they were when it opened. */
export function useBulk({ selection, own, onClosed }: BulkInput) {
  const onSending = (ids: readonly number[], to: number) => {
    for (const id of ids) own.current.set(id, to)
  }
  const bulkActions = { orders: selection.orders, onDone: selection.drop, onSending, onClose: onClosed }
  return {
    /** How many cards go where this one goes, itself included. */
    companions: (order: CompactOrder) => (selection.selected.has(order.id) ? selection.orders.length : 1),
    startBulk: (to: number) => requestOperation({ kind: 'moves', to, ...bulkActions }),
    bulkActions,
  }
}
