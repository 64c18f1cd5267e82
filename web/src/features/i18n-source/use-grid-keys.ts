import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type GridPlace, stepped } from './grid-step.rules.ts'
import type { Cell } from './next-missing.rules.ts'

export function cellId({ id, code }: Cell): string {
  return `phrase-${id}-${code}`
}

/** Makes one cell of the grid reachable by Tab, the others by arrows; Enter opens. The cell gets the focus back when it closes. */
export function useGridKeys(
  rows: readonly { readonly id: number }[],
  codes: readonly string[],
  open: Cell | undefined,
  onOpen: (cell: Cell) => void,
) {
  const [reached, reach] = useState<Cell>()
  useFocusAfter(open)
  const place = placeOf(reached)

  function placeOf(cell: Cell | undefined): GridPlace {
    const row = rows.findIndex(({ id }) => id === cell?.id)
    const column = codes.indexOf(cell?.code ?? '')
    return row < 0 || column < 0 ? { row: 0, column: 0 } : { row, column }
  }

  function cellAt({ row, column }: GridPlace): Cell | undefined {
    const [there, code] = [rows[row], codes[column]]
    return there && code !== undefined ? { id: there.id, code } : undefined
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'gridcell') return
    if (event.altKey || event.metaKey) return
    const here = cellAt(place)
    const isOpening = event.key === 'Enter' || event.key === 'F2'
    const next = cellAt(stepped(place, event.key, event.ctrlKey, { rows: rows.length, columns: codes.length }) ?? { row: -1, column: -1 })
    if (!here || !(isOpening || next)) return
    event.preventDefault()
    if (isOpening) onOpen(here)
    else if (next) focusCell(next)
  }

  const isReached = (cell: Cell) => cellId(cell) === cellId(cellAt(place) ?? { id: 0, code: '' })
  return { onKeyDown, reach, isReached }
}

function focusCell(cell: Cell): void {
  document.getElementById(cellId(cell))?.focus()
}

function useFocusAfter(open: Cell | undefined): void {
  const before = useRef(open)
  useEffect(() => {
    const closed = before.current
    before.current = open
    if (closed && !open) focusCell(closed)
  }, [open])
}
