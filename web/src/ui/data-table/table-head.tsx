import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useT } from '#lib/i18n.ts'
import { CheckBox } from '#ui/check-box.tsx'
import type { Column, TableRowData } from './column.ts'
import classes from './data-table.module.css'
import headClasses from './table-head.module.css'
import type { Measured, Table } from './use-data-table.ts'

interface TableHeadProps<Row extends TableRowData> {
  table: Table<Row>
  columns: readonly Column<Row>[]
  /** The part of this page's rows that is chosen; without it nothing can be chosen. */
  chosen: 'all' | 'some' | 'none' | undefined
  onChooseAll: () => void
  hasMenu: boolean
  /** The column whose head Tab reaches. */
  tabStop: string | undefined
  onFocus: (column: string) => void
  /** Called before a column is dragged. */
  onMeasure: (measured: Measured) => void
}

export function TableHead<Row extends TableRowData>({
  table,
  columns,
  chosen,
  onChooseAll,
  hasMenu,
  tabStop,
  onFocus,
  onMeasure,
}: TableHeadProps<Row>) {
  const t = useT()
  return (
    <thead className={classes.head}>
      <tr className={headClasses.row}>
        {chosen && (
          <th className={classes.pick} scope="col">
            <CheckBox
              areaClassName={classes.pickArea}
              checked={chosen === 'all'}
              isPartly={chosen === 'some'}
              aria-label={t('table', 'Select all on this page')}
              onChange={onChooseAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            table={table}
            column={column}
            isTabStop={column.id === tabStop}
            onFocus={() => onFocus(column.id)}
            onMeasure={onMeasure}
          />
        ))}
        <td role="presentation" className={classes.filler} />
        {hasMenu && (
          <th className={classes.more} scope="col">
            <span className="visually-hidden">{t('table', 'Actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface HeadCellProps<Row extends TableRowData> {
  table: Table<Row>
  column: Column<Row>
  isTabStop: boolean
  onFocus: () => void
  onMeasure: (measured: Measured) => void
}

function HeadCell<Row extends TableRowData>({ table, column, isTabStop, onFocus, onMeasure }: HeadCellProps<Row>) {
  const header = table.getFlatHeaders().find(({ id }) => id === column.id)
  const direction = header?.column.getIsSorted()
  const startResize = header?.getResizeHandler()
  const isSortable = column.sort !== undefined
  return (
    <th
      className={headClasses.headCell}
      scope="col"
      data-align={column.align}
      data-column={column.id}
      data-leaves={column.leavesUnder}
      data-resizing={header?.column.getIsResizing() || undefined}
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Shift+ArrowLeft Shift+ArrowRight"
      tabIndex={isSortable ? undefined : isTabStop ? 0 : -1}
      onFocus={onFocus}
    >
      {isSortable ? (
        <button type="button" className={headClasses.sort} tabIndex={isTabStop ? 0 : -1} onClick={header?.column.getToggleSortingHandler()}>
          <span className={headClasses.text} data-clips>
            {column.label}
          </span>
          <SortMark direction={direction} place={table.state.sorting.length > 1 ? (header?.column.getSortIndex() ?? -1) + 1 : 0} />
        </button>
      ) : (
        <span className={headClasses.text} data-clips>
          {column.label}
        </span>
      )}
      {/* By keyboard the head itself does this, with Alt and the arrows. */}
      <span
        className={headClasses.resizer}
        data-resizer
        aria-hidden
        onPointerEnter={({ currentTarget: { parentElement } }) =>
          onMeasure({ id: column.id, width: parentElement?.offsetWidth || column.width })
        }
        onMouseDown={startResize}
        onTouchStart={startResize}
        onDoubleClick={() => header?.column.resetSize()}
      />
    </th>
  )
}

function SortMark({ direction, place }: { direction: false | 'asc' | 'desc' | undefined; place: number }) {
  if (!direction) return <IconArrowUp size={14} className={headClasses.sortHint} aria-hidden />
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <span className={headClasses.sortMark} aria-hidden>
      <Arrow size={14} />
      {place > 0 && place}
    </span>
  )
}
