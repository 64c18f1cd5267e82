import { IconDots } from '@tabler/icons-react'
import { type MouseEvent, memo } from 'react'
import { useT } from '#lib/i18n.ts'
import { CheckBox } from '#ui/check-box.tsx'
import type { Column, TableRowData } from './column.ts'
import classes from './data-table.module.css'

/** The actions of a row; the same object in every render. */
export interface RowActions<Row> {
  hrefOf: (row: Row) => string
  nameOf: (row: Row) => string
  onOpen: (row: Row) => void
  onSelect: (row: Row, isRange: boolean) => void
  onMenu: (row: Row, anchor: DOMRect) => void
  onFocus: (row: Row) => void
}

interface TableRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  actions: RowActions<Row>
  isSelected: boolean
  canSelect: boolean
  hasMenu: boolean
  /** True for the row that Tab reaches. */
  isTabStop: boolean
  /** True for the row that is open beside the table. */
  isOpen: boolean
}

/** Drawn again only when its data, the columns or its state change. */
export const TableRow = memo(function TableRow<Row extends TableRowData>(props: TableRowProps<Row>) {
  const { row, columns, actions, isSelected, canSelect, hasMenu, isTabStop, isOpen } = props
  const t = useT()
  return (
    <tr
      className={classes.row}
      data-row={row.id}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      onClick={(event) => openFrom(event, row, actions)}
      onAuxClick={(event) => openFrom(event, row, actions)}
      onFocus={() => actions.onFocus(row)}
      onContextMenu={(event) => {
        if (!hasMenu) return
        event.preventDefault()
        actions.onMenu(row, new DOMRect(event.clientX, event.clientY, 0, 0))
      }}
    >
      {canSelect && (
        <td className={classes.pick}>
          <RowCheckbox row={row} actions={actions} isSelected={isSelected} tabIndex={-1} />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={classes.cell}
          data-align={column.align}
          data-leaves={column.leavesUnder}
          tabIndex={index === 0 ? undefined : -1}
        >
          {index === 0 ? (
            <RowLink row={row} actions={actions} tabIndex={isTabStop ? 0 : -1}>
              {contentOf(column, row)}
              {/* The accessible name begins with the visible text and ends with the name of the row. */}
              <span className="visually-hidden"> {actions.nameOf(row)}</span>
            </RowLink>
          ) : (
            contentOf(column, row)
          )}
        </td>
      ))}
      <td role="presentation" className={classes.filler} />
      {hasMenu && (
        <td className={classes.more}>
          <button
            type="button"
            className={classes.menuButton}
            tabIndex={-1}
            aria-haspopup="menu"
            aria-label={t('table', 'Actions for {name}', { name: actions.nameOf(row) })}
            onClick={(event) => actions.onMenu(row, event.currentTarget.getBoundingClientRect())}
          >
            <IconDots size={16} aria-hidden />
          </button>
        </td>
      )}
    </tr>
  )
}) as <Row extends TableRowData>(props: TableRowProps<Row>) => React.JSX.Element // memo forgets the type parameter

interface RowPartProps<Row> {
  row: Row
  actions: RowActions<Row>
  tabIndex: number
}

export function RowCheckbox<Row extends TableRowData>({ row, actions, isSelected, tabIndex }: RowPartProps<Row> & { isSelected: boolean }) {
  const t = useT()
  return (
    <CheckBox
      areaClassName={classes.pickArea}
      checked={isSelected}
      tabIndex={tabIndex}
      aria-label={t('table', 'Select {name}', { name: actions.nameOf(row) })}
      onChange={({ nativeEvent }) => actions.onSelect(row, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
    />
  )
}

/** Opens the row beside the list; with Ctrl or the middle button, in a new tab. */
export function RowLink<Row extends TableRowData>({ row, actions, tabIndex, children }: RowPartProps<Row> & { children: React.ReactNode }) {
  return (
    <a
      href={actions.hrefOf(row)}
      className={classes.link}
      tabIndex={tabIndex}
      draggable={false}
      aria-keyshortcuts="Space Shift+F10"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        actions.onOpen(row)
      }}
    >
      {children}
    </a>
  )
}

function contentOf<Row>(column: Column<Row>, row: Row) {
  return column.cell ? column.cell(row) : column.text(row)
}

/** Opens the row for a click anywhere on it, except on its own controls or while text is being selected. */
function openFrom<Row>(event: MouseEvent<HTMLElement>, row: Row, actions: RowActions<Row>): void {
  const isControl = event.target instanceof Element && event.target.closest('a, button, input, label') !== null
  if (isControl) return
  if (event.button === 1 || (event.button === 0 && (event.ctrlKey || event.metaKey))) {
    window.open(actions.hrefOf(row), '_blank', 'noopener')
    return
  }
  if (event.button === 0 && window.getSelection()?.isCollapsed !== false) actions.onOpen(row)
}
