import { useMemo, useRef, useState } from 'react'
import type { TableRowData } from './column.ts'

/** The rows chosen, as last seen: they stay chosen while the person pages and filters. */
export function useRowSelection<Row extends TableRowData>(rows: readonly Row[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map())
  const last = useRef<number>(undefined)

  // While drawing: a plan for these rows must know how they are now, not how they were when they were ticked.
  const fresh = useMemo(() => refreshed(chosen, rows ?? []), [chosen, rows])
  const list = useMemo(() => [...fresh.values()], [fresh])

  const add = (some: readonly Row[]) => setChosen((now) => new Map([...now, ...some.map((row) => [row.id, row] as const)]))
  const drop = (ids: readonly number[]) => setChosen((now) => new Map([...now].filter(([id]) => !ids.includes(id))))

  return {
    rows: list,
    has: (id: number) => fresh.has(id),
    /** `isRange`: everything from the row chosen last to this one. */
    toggle: (row: Row, isRange: boolean) => {
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

export type RowSelection<Row extends TableRowData> = ReturnType<typeof useRowSelection<Row>>

function refreshed<Row extends TableRowData>(chosen: ReadonlyMap<number, Row>, rows: readonly Row[]): ReadonlyMap<number, Row> {
  const changed = rows.filter((row) => chosen.has(row.id) && chosen.get(row.id) !== row)
  return changed.length > 0 ? new Map([...chosen, ...changed.map((row) => [row.id, row] as const)]) : chosen
}

function between<Row extends TableRowData>(rows: readonly Row[], from: number | undefined, to: number): readonly Row[] | undefined {
  const ends = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to)].sort((left, right) => left - right)
  const [start = -1, end = -1] = ends
  return start < 0 ? undefined : rows.slice(start, end + 1)
}
