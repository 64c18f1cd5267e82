import { useMemo, useRef } from 'react'
import type { RowActions } from './table-row.tsx'

/** The same object for every render, doing what the last render says: a hundred rows need not be drawn again for a new closure. */
export function useRowActions<Row>(actions: RowActions<Row>): RowActions<Row> {
  const latest = useRef(actions)
  latest.current = actions
  return useMemo<RowActions<Row>>(
    () => ({
      hrefOf: (row) => latest.current.hrefOf(row),
      nameOf: (row) => latest.current.nameOf(row),
      onOpen: (row) => latest.current.onOpen(row),
      onSelect: (row, isRange) => latest.current.onSelect(row, isRange),
      onMenu: (row, anchor) => latest.current.onMenu(row, anchor),
      onFocus: (row) => latest.current.onFocus(row),
    }),
    [],
  )
}
