/** The kind of a column's values, and so the way they are written. */
export type CellKind =
  | { readonly kind: 'text'; readonly isPhone?: boolean }
  | { readonly kind: 'number' }
  /** Decimal text, with the decimals of the currency whose code stands elsewhere in the row. */
  | { readonly kind: 'amount'; readonly currencyAt: number; readonly digits: Readonly<Record<string, number>> }
  /** Whole seconds since 1970; read in the zone of the sheet. */
  | { readonly kind: 'instant' }
  /** A whole number that has a name, or nothing, which may have one as well (`''`). */
  | { readonly kind: 'word'; readonly words: Readonly<Record<string, string>> }
  /** JSON of a list of {quantity, name, sku}. */
  | { readonly kind: 'items' }

export interface SheetColumn {
  readonly head: string
  /** Where in a row its value stands. */
  readonly at: number
  /** In characters. */
  readonly width: number
  readonly cell: CellKind
}

/** A table as a file: heads over rows. It travels to the thread that writes it. */
export interface Sheet {
  readonly format: 'csv' | 'xlsx'
  readonly name: string
  readonly timeZone: string
  readonly columns: readonly SheetColumn[]
  /** How many cells each of its rows comes with, whether a column shows them or not. */
  readonly cells: number
  /** A second sheet of an XLSX, of names and values: a file with one is short, and is written when all its rows are there. */
  readonly notes?: {
    readonly name: string
    readonly rows: readonly (readonly [name: string, value: string])[]
    /** The file says that it was made then. */
    readonly moment: Date
  }
}

/** Its cells as the database writes them; an empty text is nothing. */
export type SheetRow = readonly string[]
