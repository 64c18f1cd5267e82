import type { KeyboardEvent } from 'react'
import { latinKey } from '#ui/pressed-keys.rules.ts'

interface TableKeys {
  onSelect: ((id: number, isRange: boolean) => void) | undefined
  onMenu: ((id: number, anchor: DOMRect) => void) | undefined
  /** True while rows are chosen: then m belongs to their bar. */
  hasSelection: boolean
  /** Changes the width of a column by some pixels, beginning from its drawn width. */
  onResize: (column: string, from: number, by: number) => void
  onMove: (column: string, by: -1 | 1) => void
}

/** Pixels per key press. */
const STEP = 16

/**
 * Handles keys in the table. Arrows walk over rows and cells, Home and End lead to the first and last row, Enter opens (the row's first
 * cell is a link), Space and x select, Shift+F10 opens the menu, and so does m while nothing is chosen. On a column's head Alt with an
 * arrow changes its width, Shift with an arrow moves it.
 */
export function tableKeyDown(keys: TableKeys) {
  return (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLTableCellElement>('th, td') : null
    if (!cell || event.ctrlKey || event.metaKey) return
    const column = cell.dataset.column
    const isHandled = (column !== undefined && headKey(event, cell, column, keys)) || walk(event, cell) || rowKey(event, cell, keys)
    if (!isHandled) return
    event.preventDefault()
    // The menu that opens would hear the same key on the document, take it for a press outside, and close.
    event.stopPropagation()
  }
}

function headKey({ key, altKey, shiftKey }: KeyboardEvent, cell: HTMLElement, column: string, keys: TableKeys): boolean {
  const way = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : undefined
  if (!way || altKey === shiftKey) return false
  if (altKey) keys.onResize(column, cell.offsetWidth, way * STEP)
  else keys.onMove(column, way)
  return true
}

function rowKey(event: KeyboardEvent, cell: HTMLTableCellElement, keys: TableKeys): boolean {
  const row = cell.closest<HTMLTableRowElement>('[data-row]')
  if (!row || event.altKey) return false
  const id = Number(row.dataset.row)
  const isControl = event.target instanceof Element && event.target.matches('button, input')
  switch (latinKey(event)) {
    case ' ':
    case 'x':
      if (isControl || !keys.onSelect) return false
      keys.onSelect(id, event.shiftKey)
      return true
    case 'F10':
      return event.shiftKey && openMenu(id, cell, keys)
    case 'm':
      return !keys.hasSelection && openMenu(id, cell, keys)
    case 'ContextMenu':
      return openMenu(id, cell, keys)
    case 'Enter':
      // Every cell of a row opens it. Links and controls handle their own keys.
      if (isControl || (event.target instanceof Element && event.target.matches('a'))) return false
      row.querySelector<HTMLElement>('a')?.click()
      return true
    default:
      return false
  }
}

function openMenu(id: number, cell: HTMLTableCellElement, { onMenu }: TableKeys): boolean {
  onMenu?.(id, cell.getBoundingClientRect())
  return onMenu !== undefined
}

/** Moves the focus to another cell by the arrows. */
function walk({ key, altKey, shiftKey }: KeyboardEvent, cell: HTMLTableCellElement): boolean {
  const row = cell.parentElement
  const table = cell.closest('table')
  if (altKey || shiftKey || !table || !(row instanceof HTMLTableRowElement)) return false
  const rows = [...table.rows]
  const at = rows.indexOf(row)
  const toRow = (index: number) => focusCell(rows[index]?.cells[cell.cellIndex])
  switch (key) {
    case 'ArrowUp':
      return toRow(Math.max(at - 1, 0))
    case 'ArrowDown':
      return toRow(Math.min(at + 1, rows.length - 1))
    case 'Home':
      return toRow(Math.min(1, rows.length - 1))
    case 'End':
      return toRow(rows.length - 1)
    case 'ArrowLeft':
      return focusCell(before(cell))
    case 'ArrowRight':
      return focusCell(after(cell))
    default:
      return false
  }
}

function before(cell: Element): Element | undefined {
  const previous = cell.previousElementSibling ?? undefined
  return previous && !focusTarget(previous) ? before(previous) : previous
}

function after(cell: Element): Element | undefined {
  const next = cell.nextElementSibling ?? undefined
  return next && !focusTarget(next) ? after(next) : next
}

function focusCell(cell: Element | undefined): boolean {
  const target = cell && focusTarget(cell)
  target?.focus()
  target?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}

/**
 * Returns the element of a cell that takes the focus: its control, or the cell. Undefined for a filler cell, and for one that a narrow
 * table hides.
 */
function focusTarget(cell: Element): HTMLElement | undefined {
  if (getComputedStyle(cell).display === 'none') return undefined
  const control = cell.querySelector<HTMLElement>('a, button, input')
  if (control) return control
  return cell instanceof HTMLElement && cell.hasAttribute('tabindex') ? cell : undefined
}
