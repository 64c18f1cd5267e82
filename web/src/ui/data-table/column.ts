import type { ReactNode } from 'react'

export interface TableRowData {
  readonly id: number
}

/** One column of a table, for any kind of row. */
export interface Column<Row> {
  readonly id: string
  readonly label: string
  /** Pixels, until the person changes the width. */
  readonly width: number
  /** Pixels where the table has little room. */
  readonly narrow?: number
  /** Takes the remaining room; `width` is its minimum. */
  readonly grows?: boolean
  /** Hidden where the table is narrower than this, unless the person has chosen columns. The drawer of the row shows the value too. */
  readonly leavesUnder?: 880 | 740
  /**
   * The field that the server sorts by; with "-" where the column's values rise as the field's fall. Without it the head cannot be pressed.
   */
  readonly sort?: string
  /** Aligns numbers, money and dates to the right. */
  readonly align?: 'end'
  /** The whole text of the cell, shown in a tooltip where the cell is too narrow. */
  readonly text: (row: Row) => string
  /** The look of the cell, where it is more than its text. */
  readonly cell?: (row: Row) => ReactNode
  /** Hidden unless the person chooses it. */
  readonly isHidden?: boolean
}

/** Makes columns as narrow as where there is little room, except numbers. For a table with one more column than the window has room for. */
export function narrowColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.map((column) => (column.align ? column : { ...column, width: column.narrow ?? column.width }))
}
