import type { CSSProperties } from 'react'
import type { Column, TableRowData } from './column.ts'
import { MAX_WIDTH, MIN_WIDTH, type Table } from './use-data-table.ts'

interface ColumnsPlace<Row extends TableRowData> {
  table: Table<Row>
  /** The columns shown, left to right. */
  columns: readonly Column<Row>[]
  canSelect: boolean
  hasMenu: boolean
  /** True where the person has chosen the columns: then none is hidden for want of room. */
  isChosen: boolean
}

const PICK = 40
const MORE = 40

/** The widths stand only here, so that dragging one draws no row again. The style sheet decides which width applies. */
export function TableColumns<Row extends TableRowData>({ table, columns, canSelect, hasMenu }: ColumnsPlace<Row>) {
  const grower = growerOf(table, columns)
  return (
    <colgroup>
      {canSelect && <col style={vars({ wide: PICK, narrow: PICK })} />}
      {columns.map((column) => (
        <col
          key={column.id}
          style={vars(shownWidths(table, column))}
          data-leaves={column.leavesUnder}
          data-grows={column.id === grower?.id || undefined}
        />
      ))}
      <col data-filler={grower ? 'none' : 'rest'} />
      {hasMenu && <col style={vars({ wide: MORE, narrow: MORE })} />}
    </colgroup>
  )
}

/** Returns the minimum widths of the table (with much room and with little), and the part of it that goes with the hidden columns. */
export function widthsOf<Row extends TableRowData>({ table, columns, canSelect, hasMenu, isChosen }: ColumnsPlace<Row>): CSSProperties {
  const widths = columns.map((column) => ({ ...shownWidths(table, column), leavesUnder: isChosen ? undefined : column.leavesUnder }))
  const beside = (canSelect ? PICK : 0) + (hasMenu ? MORE : 0)
  const sum = (of: 'wide' | 'narrow', under?: number) =>
    widths.filter(({ leavesUnder }) => under === undefined || leavesUnder === under).reduce((total, width) => total + width[of], 0)
  return vars({
    wide: sum('wide') + beside,
    narrow: sum('narrow') + beside,
    'gone-880': sum('narrow', 880),
    'gone-740': sum('narrow', 740),
  })
}

/** Finds the first growing column without a width of the person. */
function growerOf<Row extends TableRowData>(table: Table<Row>, columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find(({ id, grows }) => grows && keptWidth(table, id) === undefined)
}

/** Returns the widths of a column, even while it is dragged and its width is not kept yet. */
function shownWidths<Row extends TableRowData>(table: Table<Row>, column: Column<Row>): { wide: number; narrow: number } {
  const kept = keptWidth(table, column.id)
  if (kept !== undefined) return { wide: clamped(kept), narrow: clamped(kept) }
  return { wide: column.width, narrow: column.narrow ?? column.width }
}

function keptWidth<Row extends TableRowData>(table: Table<Row>, id: string): number | undefined {
  const { isResizingColumn, deltaOffset } = table.state.columnResizing
  if (isResizingColumn === id) return (table.getColumn(id)?.getSize() ?? MIN_WIDTH) + (deltaOffset ?? 0)
  return table.state.columnSizing[id]
}

function vars(widths: Readonly<Record<string, number>>): CSSProperties {
  return Object.fromEntries(Object.entries(widths).map(([name, width]) => [`--${name}`, `${width}px`])) // the type does not know variables
}

function clamped(width: number): number {
  return Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH)
}

/** Changes the width of a column. `from` is 0 where it was not drawn. */
export function resize<Row extends TableRowData>(table: Table<Row>, id: string, from: number, by: number): void {
  table.setColumnSizing((now) => ({ ...now, [id]: clamped((from || table.getColumn(id)?.getSize() || MIN_WIDTH) + by) }))
}

/** Moves a column one place to the left or right among the columns shown. */
export function moved(order: readonly string[], hidden: readonly string[], id: string, by: -1 | 1): string[] {
  const shown = order.filter((one) => !hidden.includes(one))
  const neighbour = shown[shown.indexOf(id) + by]
  if (neighbour === undefined) return [...order]
  const rest = order.filter((one) => one !== id)
  rest.splice(rest.indexOf(neighbour) + (by > 0 ? 1 : 0), 0, id)
  return rest
}
