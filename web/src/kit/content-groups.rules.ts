interface ContentGroupRows<Parent, Row> {
  readonly parent: Parent
  readonly rows: readonly Row[]
}

export interface Grouping<Parent, Row> {
  readonly parents: readonly Parent[]
  readonly rows: readonly Row[]
  /** The id of the one it stands in. */
  readonly parentOf: (row: Row) => number
  /** Nothing is left out that would have a place among them. */
  readonly showsEmpty: boolean
}

/** The rows of each parent, in the order of the parents; an empty one has its place where all are shown. */
export function groupsOf<Parent extends { readonly id: number }, Row>(grouping: Grouping<Parent, Row>): ContentGroupRows<Parent, Row>[] {
  const { parents, rows, parentOf, showsEmpty } = grouping
  return parents
    .map((parent) => ({ parent, rows: rows.filter((row) => parentOf(row) === parent.id) }))
    .filter((group) => showsEmpty || group.rows.length > 0)
}
