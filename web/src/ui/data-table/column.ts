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
  /** The field the server sorts by; without one the head cannot be pressed. */
  readonly sort?: string
  /** Numbers, money and dates stand on the right. */
  readonly align?: 'end'
  /** What the cell says, whole: shown when the cell is too narrow for it. */
  readonly text: (row: Row) => string
  /** How it looks, where that is more than its text. */
  readonly cell?: (row: Row) => ReactNode
  /** Only shown to who asks for it. */
  readonly isHidden?: boolean
}
