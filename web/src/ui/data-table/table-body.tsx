import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { ClippedText } from './clipped-text.tsx'
import type { TableRowData } from './column.ts'
import classes from './data-table.module.css'
import type { DataTableProps } from './data-table.tsx'
import { TableHead } from './table-head.tsx'
import { tableKeyDown } from './table-keys.ts'
import { type RowActions, TableRow } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { MAX_WIDTH, MIN_WIDTH, type Table, useDataTable } from './use-data-table.ts'
import { useGradually } from './use-gradually.ts'

export interface TableBodyProps<Row extends TableRowData> extends Omit<DataTableProps<Row>, 'actions'> {
  actions: RowActions<Row>
  /** The row the person was in last. */
  focused: number | undefined
  hasMenu: boolean
}

const NO_ROWS: readonly never[] = []

/** The rows as a table: arrows walk through it, with its head and first column always in sight. */
export function TableBody<Row extends TableRowData>(props: TableBodyProps<Row>) {
  const { rows, columns, actions, selection, focused, hasMenu, table: kept, isStale, empty, label, sort, onSort, skeletons = 12 } = props
  const t = useT()
  const [element, setElement] = useState<HTMLTableElement | null>(null)
  const [headStop, setHeadStop] = useState<string>()
  const drawn = useGradually(rows)
  const { table, visible } = useDataTable({
    columns,
    rows: drawn ?? NO_ROWS,
    settings: kept.settings,
    onSettings: kept.change,
    sort,
    onSort,
  })
  const canSelect = selection !== undefined
  const tabStop = rows?.some(({ id }) => id === focused) ? focused : rows?.[0]?.id
  const keyDown = tableKeyDown({
    onSelect: selection && ((id, isRange) => withRow(rows, id, (row) => selection.toggle(row, isRange))),
    onMenu: hasMenu ? (id, anchor) => withRow(rows, id, (row) => actions.onMenu(row, anchor)) : undefined,
    onClearSelection: () => {
      if (!selection || selection.rows.length === 0) return false
      selection.clear()
      return true
    },
    onResize: (id, by) => resize(table, id, by),
    onMove: (id, by) => kept.change({ order: moved(kept.settings.order, kept.settings.hidden, id, by) }),
  })

  return (
    <div className={classes.scroller} data-selecting={(selection && selection.rows.length > 0) || undefined}>
      <table
        ref={setElement}
        className={classes.table}
        style={{ width: widthOf(table, canSelect, hasMenu) }}
        data-density={kept.settings.density}
        data-stale={isStale || undefined}
        aria-label={label}
        aria-busy={isStale || rows === undefined}
        onKeyDown={keyDown}
      >
        <Columns table={table} canSelect={canSelect} hasMenu={hasMenu} />
        <TableHead
          table={table}
          columns={visible}
          chosen={selection && chosenOf(rows ?? NO_ROWS, selection.has)}
          onChooseAll={() => selection && rows && chooseAll(rows, selection)}
          hasMenu={hasMenu}
          tabStop={visible.some(({ id }) => id === headStop) ? headStop : visible[0]?.id}
          onFocus={setHeadStop}
        />
        {rows ? (
          <tbody>
            {table.getRowModel().rows.map(({ original: row }) => (
              <TableRow
                key={row.id}
                row={row}
                columns={visible}
                actions={actions}
                isSelected={selection?.has(row.id) ?? false}
                canSelect={canSelect}
                hasMenu={hasMenu}
                isTabStop={row.id === tabStop}
              />
            ))}
          </tbody>
        ) : (
          <TableSkeleton columns={visible} rows={skeletons} canSelect={canSelect} hasMenu={hasMenu} />
        )}
      </table>
      {empty && <div className={classes.empty}>{empty}</div>}
      {!rows && (
        <span className="visually-hidden" role="status">
          {t('table', 'The list is loading')}
        </span>
      )}
      <ClippedText table={element} />
    </div>
  )
}

const PICK = 44
const MORE = 44

/** Widths stand here alone, so that dragging one draws no row anew. */
function Columns<Row extends TableRowData>({ table, canSelect, hasMenu }: { table: Table<Row>; canSelect: boolean; hasMenu: boolean }) {
  return (
    <colgroup>
      {canSelect && <col style={{ width: PICK }} />}
      {table.getVisibleLeafColumns().map((column) => (
        <col key={column.id} style={{ width: shownWidth(table, column.id) }} />
      ))}
      <col />
      {hasMenu && <col style={{ width: MORE }} />}
    </colgroup>
  )
}

/** While a column is dragged its width is not kept yet. */
function shownWidth<Row extends TableRowData>(table: Table<Row>, id: string): number {
  const { isResizingColumn, deltaOffset } = table.state.columnResizing
  const width = table.getColumn(id)?.getSize() ?? MIN_WIDTH
  return clamped(isResizingColumn === id ? width + (deltaOffset ?? 0) : width)
}

function widthOf<Row extends TableRowData>(table: Table<Row>, canSelect: boolean, hasMenu: boolean): string {
  const widths = table.getVisibleLeafColumns().map(({ id }) => shownWidth(table, id))
  const sum = widths.reduce((total, width) => total + width, (canSelect ? PICK : 0) + (hasMenu ? MORE : 0))
  return `max(100%, ${sum}px)`
}

function clamped(width: number): number {
  return Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH)
}

function resize<Row extends TableRowData>(table: Table<Row>, id: string, by: number): void {
  table.setColumnSizing((now) => ({ ...now, [id]: clamped((table.getColumn(id)?.getSize() ?? MIN_WIDTH) + by) }))
}

/** One place to the left or the right among the columns shown. */
function moved(order: readonly string[], hidden: readonly string[], id: string, by: -1 | 1): string[] {
  const shown = order.filter((one) => !hidden.includes(one))
  const neighbour = shown[shown.indexOf(id) + by]
  if (neighbour === undefined) return [...order]
  const rest = order.filter((one) => one !== id)
  rest.splice(rest.indexOf(neighbour) + (by > 0 ? 1 : 0), 0, id)
  return rest
}

function withRow<Row extends TableRowData>(rows: readonly Row[] | undefined, id: number, run: (row: Row) => void): void {
  const row = rows?.find((one) => one.id === id)
  if (row) run(row)
}

function chosenOf(rows: readonly TableRowData[], has: (id: number) => boolean): 'all' | 'some' | 'none' {
  const count = rows.filter(({ id }) => has(id)).length
  if (count === 0) return 'none'
  return count === rows.length ? 'all' : 'some'
}

function chooseAll<Row extends TableRowData>(rows: readonly Row[], selection: NonNullable<DataTableProps<Row>['selection']>): void {
  if (chosenOf(rows, selection.has) === 'all') selection.drop(rows.map(({ id }) => id))
  else selection.add(rows)
}
