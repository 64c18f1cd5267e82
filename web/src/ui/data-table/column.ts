import type { ReactNode } from 'react'

export interface TableRowData {
  readonly id: number
}

/** One column of a table, for any kind of row. */
export interface Column<Row> {
  readonly id: string
  readonly label: string
  /** Pixels, until the person drags it wider. */
  readonly width: number
  /** The same where the table has little room. */
  readonly narrow?: number
  /** Takes the room that the others leave; `width` is the least of it. */
  readonly grows?: boolean
  /** Goes where the table is narrower than this, as long as the person has chosen no columns; what opens beside the list says it too. */
  readonly leavesUnder?: 880 | 740
  /** The field the server sorts by, with "-" where the column's values rise as the field's fall; without one the head cannot be pressed. */
  readonly sort?: string
  /** Numbers, money and dates stand on the right. */
  readonly align?: 'end'
  /** The cell's whole text: shown when the cell is too narrow for it. */
  readonly text: (row: Row) => string
  /** How it looks, where that is more than its text. */
  readonly cell?: (row: Row) => ReactNode
  /** Only shown to who asks for it. */
  readonly isHidden?: boolean
}

/** The columns no wider than where there is little room, numbers apart: for a table that shows one more than the window has room for. */
export function snug<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.map((column) => (column.align ? column : { ...column, width: column.narrow ?? column.width }))
}
