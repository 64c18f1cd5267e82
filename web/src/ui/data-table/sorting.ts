import type { SortingState } from '@tanstack/react-table'
import type { Column } from './column.ts'

type Sortable = Pick<Column<never>, 'id' | 'sort'>

/** Reads "-created_at,id" of the server into the state of the table. Fields without a column are left out. */
export function toSorting(sort: string | undefined, columns: readonly Sortable[]): SortingState {
  const parts = sort?.split(',') ?? []
  return parts.flatMap((part) => {
    const desc = part.startsWith('-')
    const field = desc ? part.slice(1) : part
    const column = columns.find(({ sort: own }) => own === field || own === `-${field}`)
    // A column whose values rise as the field's fall shows the opposite direction.
    return column ? [{ id: column.id, desc: desc !== column.sort?.startsWith('-') }] : []
  })
}

export function fromSorting(sorting: SortingState, columns: readonly Sortable[]): string | undefined {
  const parts = sorting.flatMap(({ id, desc }) => {
    const field = columns.find((column) => column.id === id)?.sort
    if (!field) return []
    const isInverse = field.startsWith('-')
    return [`${desc === isInverse ? '' : '-'}${isInverse ? field.slice(1) : field}`]
  })
  return parts.length > 0 ? parts.join() : undefined
}
