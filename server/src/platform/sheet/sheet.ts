/** The kind of a column's values: it decides how they are written. */
export type CellKind =
  | { readonly kind: 'text'; readonly isPhone?: boolean }
  | { readonly kind: 'number' }
  /** Decimal text, with the decimals of the currency in another cell of the row. */
  | { readonly kind: 'amount'; readonly currencyAt: number; readonly digits: Readonly<Record<string, number>> }
  /** Whole seconds since 1970; read in the zone of the sheet. */
  | { readonly kind: 'instant' }
  /** A whole number with a name, or nothing, which may have a name, too (`''`). */
  | { readonly kind: 'word'; readonly words: Readonly<Record<string, string>> }
  /** JSON: a list of {quantity, name, sku}. */
  | { readonly kind: 'items' }

export interface SheetColumn {
  readonly head: string
  /** The place of its value in a row. */
  readonly at: number
  /** In characters. */
  readonly width: number
  readonly cell: CellKind
}

/** A table as a file: heads over rows. It is sent to the thread that writes it. */
export interface Sheet {
  readonly format: 'csv' | 'xlsx'
  readonly name: string
  readonly timeZone: string
  readonly columns: readonly SheetColumn[]
  /** The number of cells of each row, shown or not. */
  readonly cells: number
  /** A second sheet of an XLSX, with names and values: a file with one is short, and is written when all rows are there. */
  readonly notes?: {
    readonly name: string
    readonly rows: readonly (readonly [name: string, value: string])[]
    /** The creation time in the file. */
    readonly moment: Date
  }
}

/** The cells as the database writes them; an empty text means no value. */
export type SheetRow = readonly string[]
