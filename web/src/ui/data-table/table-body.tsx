import { startTransition, useEffect, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { ClippedText } from '#ui/clipped-text.tsx'
import type { TableRowData } from './column.ts'
import classes from './data-table.module.css'
import type { DataTableProps } from './data-table.tsx'
import { moved, resize, TableColumns, widthsOf } from './table-columns.tsx'
import { TableHead } from './table-head.tsx'
import { tableKeyDown } from './table-keys.ts'
import { type RowActions, TableRow } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { type Measured, useDataTable } from './use-data-table.ts'

export interface TableBodyProps<Row extends TableRowData> extends Omit<DataTableProps<Row>, 'actions'> {
  actions: RowActions<Row>
  /** The row that had the focus last. */
  focused: number | undefined
  hasMenu: boolean
}

const NO_ROWS: readonly never[] = []

/** The rows as a table. Arrows walk through it; its head and first column stay in sight. */
export function TableBody<Row extends TableRowData>(props: TableBodyProps<Row>) {
  const { rows, columns, actions, selection, focused, hasMenu, table: kept, isStale, empty, label, sort, onSort, skeletons = 12 } = props
  const t = useT()
  const [element, setElement] = useState<HTMLTableElement | null>(null)
  const [headStop, setHeadStop] = useState<string>()
  const [measured, setMeasured] = useState<Measured>()
  const drawn = useGradually(rows)
  const { table, visible } = useDataTable({
    columns,
    measured,
    rows: drawn ?? NO_ROWS,
    settings: kept.settings,
    onSettings: kept.change,
    sort,
    onSort,
  })
  const canSelect = selection !== undefined
  const place = { table, columns: visible, canSelect, hasMenu, isChosen: kept.settings.isChosen }
  const tabStop = rows?.some(({ id }) => id === focused) ? focused : rows?.[0]?.id
  const keyDown = tableKeyDown({
    onSelect: selection && ((id, isRange) => withRow(rows, id, (row) => selection.toggle(row, isRange))),
    onMenu: hasMenu ? (id, anchor) => withRow(rows, id, (row) => actions.onMenu(row, anchor)) : undefined,
    hasSelection: selection !== undefined && selection.rows.length > 0,
    onResize: (id, from, by) => resize(table, id, from, by),
    onMove: (id, by) => kept.change({ order: moved(kept.settings.order, kept.settings.hidden, id, by) }),
  })

  return (
    <div className={classes.scroller} data-leaving={!kept.settings.isChosen || undefined}>
      <table
        ref={setElement}
        className={classes.table}
        style={widthsOf(place)}
        data-density={kept.settings.density}
        data-stale={isStale || undefined}
        aria-label={label}
        aria-busy={isStale || rows === undefined}
        onKeyDown={keyDown}
      >
        <TableColumns {...place} />
        <TableHead
          table={table}
          columns={visible}
          chosen={selection && chosenOf(rows ?? NO_ROWS, selection.has)}
          onChooseAll={() => selection && rows && chooseAll(rows, selection)}
          hasMenu={hasMenu}
          tabStop={visible.some(({ id }) => id === headStop) ? headStop : visible[0]?.id}
          onFocus={setHeadStop}
          onMeasure={setMeasured}
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
                isOpen={row.id === props.openId}
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
      <ClippedText area={element} />
    </div>
  )
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

/** The number of rows drawn at once: more than a screen holds. */
const STEP = 30

/**
 * Returns the rows of another list a part at a time: laying out and painting a hundred rows at once would delay a key. A list that is
 * mostly the same stays whole, since the page would jump for a person who has scrolled down.
 */
function useGradually<Row extends TableRowData>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const [drawn, setDrawn] = useState({ rows, count: STEP })
  const count = drawn.rows === rows || isMostlySame(drawn.rows, rows) ? drawn.count : STEP
  if (drawn.rows !== rows) setDrawn({ rows, count })
  const isWhole = !rows || count >= rows.length

  useEffect(() => {
    if (!isWhole) startTransition(() => setDrawn({ rows, count: count + STEP }))
  }, [isWhole, rows, count])

  return isWhole ? rows : rows.slice(0, count)
}

function isMostlySame(before: readonly TableRowData[] | undefined, rows: readonly TableRowData[] | undefined): boolean {
  if (!before || !rows) return false
  const known = new Set(before.map(({ id }) => id))
  return rows.filter(({ id }) => known.has(id)).length * 2 > rows.length
}
