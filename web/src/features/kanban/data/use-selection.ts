import type { CompactOrder } from '@tracklane/contract/kanban'
import { useMemo, useRef, useState } from 'react'
import type { ShownColumn } from './board-columns.rules.ts'

const NONE: ReadonlySet<number> = new Set()

/** The cards chosen for a move together. Refetches leave them chosen; one that leaves the board is forgotten. */
export function useSelection(columns: readonly ShownColumn[], cards: ReadonlyMap<number, CompactOrder>) {
  const [chosen, setSelected] = useState(NONE)
  const last = useRef<number>(undefined)

  // While drawing, not in an effect: an effect that runs for each new set of cards would draw the board again for each of them.
  const selected = presentOnly(chosen, cards)
  if (selected !== chosen) setSelected(selected)
  const orders = useMemo(
    () => (selected.size === 0 ? [] : columns.flatMap((column) => column.orders.filter((order) => selected.has(order.id)))),
    [columns, selected],
  )

  const toggle = (id: number) => {
    last.current = id
    setSelected((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }
  const add = (ids: readonly number[]) => setSelected((now) => new Set([...now, ...ids]))

  return {
    selected,
    orders,
    select: (order: CompactOrder, isRange: boolean) => {
      const range = isRange ? rangeBetween(columns, last.current, order.id) : undefined
      if (range) add(range)
      else toggle(order.id)
    },
    selectColumn: (status_id: number) => add(columns.find((column) => column.status_id === status_id)?.orders.map(({ id }) => id) ?? []),
    drop: (ids: readonly number[]) => setSelected((now) => without(now, ids)),
    clear: () => setSelected(NONE),
  }
}

function presentOnly(ids: ReadonlySet<number>, cards: ReadonlyMap<number, unknown>): ReadonlySet<number> {
  return without(
    ids,
    [...ids].filter((id) => !cards.has(id)),
  )
}

function without(ids: ReadonlySet<number>, gone: readonly number[]): ReadonlySet<number> {
  if (!gone.some((id) => ids.has(id))) return ids
  const leaving = new Set(gone)
  return new Set([...ids].filter((id) => !leaving.has(id)))
}

/** The cards from one to the other where both stand in one column. */
function rangeBetween(columns: readonly ShownColumn[], from: number | undefined, to: number): number[] | undefined {
  const ids = columns.map((column) => column.orders.map(({ id }) => id)).find((column) => column.includes(to))
  const ends = from !== undefined && ids ? [ids.indexOf(from), ids.indexOf(to)] : []
  const [start, end] = ends.sort((left, right) => left - right)
  return start === undefined || end === undefined || start < 0 ? undefined : ids?.slice(start, end + 1)
}
