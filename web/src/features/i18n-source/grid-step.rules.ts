export interface GridPlace {
  readonly row: number
  readonly column: number
}

/** Rows per PageUp and PageDown. */
const LEAP = 10

/** Returns the place that a key leads to; undefined for other keys. At the edge it stays in place. */
export function stepped(at: GridPlace, key: string, isFar: boolean, size: { rows: number; columns: number }): GridPlace | undefined {
  const [lastRow, lastColumn] = [Math.max(0, size.rows - 1), Math.max(0, size.columns - 1)]
  const steps: Readonly<Record<string, GridPlace>> = {
    ArrowUp: { ...at, row: isFar ? 0 : at.row - 1 },
    ArrowDown: { ...at, row: isFar ? lastRow : at.row + 1 },
    ArrowLeft: { ...at, column: isFar ? 0 : at.column - 1 },
    ArrowRight: { ...at, column: isFar ? lastColumn : at.column + 1 },
    Home: { row: isFar ? 0 : at.row, column: 0 },
    End: { row: isFar ? lastRow : at.row, column: lastColumn },
    PageUp: { ...at, row: at.row - LEAP },
    PageDown: { ...at, row: at.row + LEAP },
  }
  const to = Object.hasOwn(steps, key) ? steps[key] : undefined
  return to && { row: clamped(to.row, lastRow), column: clamped(to.column, lastColumn) }
}

function clamped(value: number, last: number): number {
  return Math.min(Math.max(value, 0), last)
}
