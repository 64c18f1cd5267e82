import type { ReactNode } from 'react'
import { stringifySearch } from '#lib/search.ts'
import { reordered, SortableList } from '#ui/sortable-list.tsx'
import classes from './content-list.module.css'

export interface ContentRow {
  readonly id: number
}

export interface ContentListProps<Row extends ContentRow> {
  label: string
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** Called with the ids in their new order. */
  onPlace: (ids: number[]) => void
  /** True where the list is incomplete and cannot be put in order. */
  isDisabled: boolean
  onOpen: (id: number) => void
  /** Renders marks of a row, beside its name. */
  marks: (row: Row) => ReactNode
}

/** Rows in reading order; each opens its form. */
export function ContentList<Row extends ContentRow>({ label, rows, nameOf, onPlace, isDisabled, onOpen, marks }: ContentListProps<Row>) {
  return (
    <SortableList
      label={label}
      items={rows.map((row) => ({ id: row.id, row, label: nameOf(row) }))}
      isDisabled={isDisabled}
      onPlace={(id, to) => onPlace(reordered(rows, id, to).map((row) => row.id))}
    >
      {({ id, row, label: name }) => (
        <span className={classes.row} data-row={id}>
          <a
            className={classes.link}
            href={stringifySearch({ id })}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              onOpen(id)
            }}
          >
            {name}
          </a>
          <span className={classes.marks}>{marks(row)}</span>
        </span>
      )}
    </SortableList>
  )
}
