import type { CompactOrder } from '@tracklane/contract/kanban'
import { useState } from 'react'

/** A card off its place: held by the pointer, or by the keyboard over a column. */
export interface Lift {
  readonly order: CompactOrder
  readonly by: 'pointer' | 'keyboard'
  /** The status of the column below. */
  readonly over: number
}

export function useLift() {
  const [lift, setLift] = useState<Lift>()
  return {
    lift,
    pick: (order: CompactOrder, by: Lift['by']) => setLift({ order, by, over: order.status_id }),
    hover: (over: number) => setLift((now) => (now && now.over !== over ? { ...now, over } : now)),
    release: () => setLift(undefined),
  }
}
