/** What a select offers: rows in use, and the one that is chosen even if it no longer is. */
export function offered<Row extends { readonly active: boolean }>(
  rows: readonly Row[] | undefined,
  isChosen: (row: Row) => boolean,
): Row[] {
  return (rows ?? []).filter((row) => row.active || isChosen(row))
}
