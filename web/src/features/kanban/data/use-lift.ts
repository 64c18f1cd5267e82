import type { CompactOrder } from '@tracklane/contract/kanban'
import { useMemo, useState } from 'react'

/** A card off its place: held by the pointer, or by the keyboard over a column. */
export interface Lift {
  readonly order: CompactOrder
  readonly by: 'pointer' | 'keyboard'
  /** The status of the column below. */
  readonly over: number
}

export function useLift() {
  const [lift, setLift] = useState<Lift>()
  const id = lift?.order.id
  const by = lift?.by
  // The same object while the card hovers: only its own column draws it differently.
  const lifted = useMemo(() => (id && by ? { id, by } : undefined), [id, by])
  return {
    lift,
    lifted,
    pick: (order: CompactOrder, by: Lift['by']) => setLift({ order, by, over: order.status_id }),
    hover: (over: number) => setLift((now) => (now && now.over !== over ? { ...now, over } : now)),
    release: () => setLift(undefined),
  }
}
