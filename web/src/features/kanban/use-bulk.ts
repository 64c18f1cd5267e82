import type { CompactOrder } from '@tracklane/contract/kanban'
import { type RefObject, useState } from 'react'
import type { useSelection } from './use-selection.ts'

interface BulkInput {
  selection: ReturnType<typeof useSelection>
  /** Where the person's own moves went: those need no glow. */
  own: RefObject<Map<number, number>>
  onClosed: () => void
}

/** Moving what is selected together: the dialog works on the cards as they were when it opened. */
export function useBulk({ selection, own, onClosed }: BulkInput) {
  const [bulk, setBulk] = useState<{ orders: readonly CompactOrder[]; to: number }>()
  return {
    bulk,
    /** How many cards go where this one goes, itself included. */
    companions: (order: CompactOrder) => (selection.selected.has(order.id) ? selection.orders.length : 1),
    startBulk: (to: number) => setBulk({ orders: selection.orders, to }),
    onBulkSending: (ids: readonly number[], to: number) => {
      for (const id of ids) own.current.set(id, to)
    },
    closeBulk: () => {
      setBulk(undefined)
      onClosed()
    },
  }
}
