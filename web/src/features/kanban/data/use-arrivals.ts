import type { BoardColumn, CompactOrder } from '@tracklane/contract/kanban'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { arrivals, placesOf } from './board-columns.rules.ts'

/** How long a card that somebody else moved glows. */
const GLOW = 2000

const NONE: ReadonlySet<number> = new Set()

interface ArrivalsInput {
  /** What the server says, without the person's own moves laid over it. */
  columns: readonly BoardColumn[] | undefined
  /** Another filter is another board: nothing has arrived there. */
  board: string
  changed: RefObject<Set<number>>
  /** Where the person's own moves went: those need no glow. */
  own: RefObject<Map<number, number>>
  onArrived: (orders: readonly CompactOrder[]) => void
}

/** The cards that others have just brought to another column. */
export function useArrivals({ columns, board, changed, own, onArrived }: ArrivalsInput): ReadonlySet<number> {
  const before = useRef<{ board: string; places: Map<number, number> }>(undefined)
  const [glowing, setGlowing] = useState(NONE)
  const announce = useRef(onArrived)
  announce.current = onArrived

  useEffect(() => {
    if (!columns) return
    const known = before.current
    before.current = { board, places: placesOf(columns) }
    if (known?.board !== board) return
    const arrived = arrivals(known.places, columns, changed.current).filter((order) => own.current.get(order.id) !== order.status_id)
    changed.current.clear()
    if (arrived.length === 0) return
    setGlowing(new Set(arrived.map((order) => order.id)))
    announce.current(arrived)
  }, [columns, board, changed, own])

  useEffect(() => {
    if (glowing === NONE) return
    const timer = setTimeout(() => setGlowing(NONE), GLOW)
    return () => clearTimeout(timer)
  }, [glowing])

  return glowing
}
