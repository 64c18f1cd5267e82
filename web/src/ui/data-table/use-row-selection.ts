import { useMemo, useRef, useState } from 'react'
import type { TableRowData } from './column.ts'

/** The part of the selection that a table needs. */
export interface RowSelection<Row extends TableRowData> {
  readonly rows: readonly TableRowData[]
  has(id: number): boolean
  /** `isRange` selects everything from the last chosen row to this one. */
  toggle(row: Row, isRange: boolean): void
  add(rows: readonly Row[]): void
  drop(ids: readonly number[]): void
  clear(): void
}

/** Keeps the chosen rows as last seen: they stay chosen while the person pages and filters. Rows of other pages may join. */
export function useRowSelection<Kept extends TableRowData>(rows: readonly Kept[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Kept>>(new Map())
  const last = useRef<number>(undefined)

  // During the render: a plan for these rows needs their current state, not the state when they were ticked.
  const fresh = useMemo(() => refreshed(chosen, rows ?? []), [chosen, rows])
  const list = useMemo(() => [...fresh.values()], [fresh])

  const add = (some: readonly Kept[]) => setChosen((now) => new Map([...now, ...some.map((row) => [row.id, row] as const)]))
  const drop = (ids: readonly number[]) => {
    const gone = new Set(ids)
    setChosen((now) => new Map([...now].filter(([id]) => !gone.has(id))))
  }

  return {
    rows: list,
    has: (id: number) => fresh.has(id),
    toggle: (row: Kept, isRange: boolean) => {
      const range = isRange && rows ? between(rows, last.current, row.id) : undefined
      last.current = row.id
      if (range) add(range)
      else if (fresh.has(row.id)) drop([row.id])
      else add([row])
    },
    add,
    drop,
    clear: () => setChosen(new Map()),
  }
}

function refreshed<Row extends TableRowData>(chosen: ReadonlyMap<number, Row>, rows: readonly Row[]): ReadonlyMap<number, Row> {
  const changed = rows.filter((row) => chosen.has(row.id) && chosen.get(row.id) !== row)
  return changed.length > 0 ? new Map([...chosen, ...changed.map((row) => [row.id, row] as const)]) : chosen
}

function between<Row extends TableRowData>(rows: readonly Row[], from: number | undefined, to: number): readonly Row[] | undefined {
  const ends = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to)].sort((left, right) => left - right)
  const [start = -1, end = -1] = ends
  return start < 0 ? undefined : rows.slice(start, end + 1)
}
