/** Options of a select: rows in use, and the chosen one even if it is no longer in use. */
export function offered<Row extends { readonly active: boolean }>(
  rows: readonly Row[] | undefined,
  isChosen: (row: Row) => boolean,
): Row[] {
  return (rows ?? []).filter((row) => row.active || isChosen(row))
}
