import {
  type ColumnDef,
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { useStable } from '#lib/use-stable.ts'
import type { Column, TableRowData } from './column.ts'
import { fromSorting, toSorting } from './sorting.ts'
import type { TableSettings } from './table-settings.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
  rowSortingFeature,
})

export const MIN_WIDTH = 64
export const MAX_WIDTH = 800

/** A column and its drawn width, from which dragging starts. */
export interface Measured {
  readonly id: string
  readonly width: number
}

interface DataTableInput<Row> {
  columns: readonly Column<Row>[]
  measured?: Measured | undefined
  rows: readonly Row[]
  settings: TableSettings
  onSettings: (patch: Partial<TableSettings>) => void
  sort: string | undefined
  onSort: (sort: string | undefined) => void
}

/** Keeps a table. The table library handles order, visibility, widths and sorting; their state is in the settings and in the address. */
export function useDataTable<Row extends TableRowData>(input: DataTableInput<Row>) {
  const { columns, measured, rows, settings, onSettings, sort, onSort } = input
  const defs = useMemo(() => columns.map((column) => definition(column, measured)), [columns, measured])
  const state = useMemo(
    () => ({
      columnOrder: [...settings.order],
      columnVisibility: Object.fromEntries(settings.hidden.map((id) => [id, false])),
      columnSizing: { ...settings.widths },
    }),
    [settings],
  )
  const sorting = useMemo(() => toSorting(sort, columns), [sort, columns])

  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: (row) => String(row.id),
    state: { ...state, sorting },
    columnResizeMode: 'onEnd',
    onColumnSizingChange: (update) => onSettings({ widths: functionalUpdate(update, state.columnSizing) }),
    onSortingChange: (update) => onSort(fromSorting(functionalUpdate(update, sorting), columns)),
    sortDescFirst: false,
    isMultiSortEvent: hasShift,
  })
  // Equal columns give the same list; otherwise every row would be drawn again.
  const shown = useStable(table.getVisibleLeafColumns().map(({ id }) => id))
  const visible = useMemo(() => shown.flatMap((id) => columns.find((column) => column.id === id) ?? []), [shown, columns])
  return { table, visible }
}

export type Table<Row extends TableRowData> = ReturnType<typeof useDataTable<Row>>['table']

function definition<Row extends TableRowData>(column: Column<Row>, measured: Measured | undefined): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    accessorFn: (row) => row.id, // the server sorts and never reads this value, but the library sorts no column without one
    enableSorting: column.sort !== undefined,
    size: measured?.id === column.id ? measured.width : column.width,
    minSize: MIN_WIDTH,
    maxSize: MAX_WIDTH,
  }
}

function hasShift(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'shiftKey' in event && event.shiftKey === true
}
