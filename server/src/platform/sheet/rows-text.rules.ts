import type { SheetRow } from './sheet.ts'

/** U+001F, the unit separator, ends each cell of the text that carries rows: splitting it is cheaper than any format. */
export const CELL_END = '\u001f'

/** Writes rows as one text. A row that would be misread is JSON in its first cell, and its other cells are empty. */
export function rowsText(rows: readonly SheetRow[]): string {
  return rows.map((row) => (isPlain(row) ? row.join(CELL_END) + CELL_END : JSON.stringify(row) + CELL_END.repeat(row.length))).join('')
}

function isPlain(row: SheetRow): boolean {
  return !row[0]?.startsWith('[') && !row.some((cell) => cell.includes(CELL_END))
}

/** Reads the rows of a text of `rowsText`, with `cells` cells each. In JSON, null means empty. */
export function rowsIn(text: string, cells: number): SheetRow[] {
  const all = text.split(CELL_END)
  return Array.from({ length: Math.floor(all.length / cells) }, (_, row) => rowOf(all.slice(row * cells, (row + 1) * cells)))
}

function rowOf(cells: string[]): SheetRow {
  const [first = ''] = cells
  return first.startsWith('[') ? listedRow(first) : cells
}

/** Reads the cells of a row that came as JSON. */
export function listedRow(list: string): SheetRow {
  return (JSON.parse(list) as (string | null)[]).map((cell) => cell ?? '') // as it was written
}
