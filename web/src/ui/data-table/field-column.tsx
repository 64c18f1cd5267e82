import { Name } from '#ui/card-face.tsx'
import type { Column } from './column.ts'

type Shape<Row> = Pick<Column<Row>, 'width' | 'narrow' | 'grows' | 'leavesUnder' | 'align'>

/** Makes a column that shows a field as it is and sorts by it. */
export function fieldColumn<Row extends object>(id: NoInfer<keyof Row & string>, label: string, shape: Shape<Row>): Column<Row> {
  return { ...shape, id, label, sort: id, text: (row) => String(row[id] ?? '') }
}

/** Makes the column with the name of a row. */
export function nameColumn<Row extends { readonly name: string }>(label: string, shape: Shape<Row>): Column<Row> {
  return { ...shape, id: 'name', label, sort: 'name', text: ({ name }) => name, cell: ({ name }) => <Name>{name}</Name> }
}
