interface ContentGroupRows<Parent, Row> {
  readonly parent: Parent
  readonly rows: readonly Row[]
}

export interface Grouping<Parent, Row> {
  readonly parents: readonly Parent[]
  readonly rows: readonly Row[]
  /** Returns the id of the row's parent. */
  readonly parentOf: (row: Row) => number
  /** True where empty parents are shown, because the list is complete. */
  readonly showsEmpty: boolean
}

/** Groups rows by parent, in the order of the parents. Empty parents are included where all are shown. */
export function groupsOf<Parent extends { readonly id: number }, Row>(grouping: Grouping<Parent, Row>): ContentGroupRows<Parent, Row>[] {
  const { parents, rows, parentOf, showsEmpty } = grouping
  return parents
    .map((parent) => ({ parent, rows: rows.filter((row) => parentOf(row) === parent.id) }))
    .filter((group) => showsEmpty || group.rows.length > 0)
}
