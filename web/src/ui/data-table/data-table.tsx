import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { ContextMenu } from '#ui/context-menu.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SelectionBar } from '#ui/selection-bar.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { useCards } from '#ui/use-cards.ts'
import type { Column, TableRowData } from './column.ts'
import classes from './data-table.module.css'
import { TableBody, type TableBodyProps } from './table-body.tsx'
import { CardList } from './table-card-list.tsx'
import type { RowActions } from './table-row.tsx'
import type { TableSettingsState } from './table-settings.ts'
import type { RowSelection } from './use-row-selection.ts'

export interface DataTableProps<Row extends TableRowData> {
  /** The name of the rows, for assistive technology: "Orders". */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while nothing has come yet. */
  rows: readonly Row[] | undefined
  /** A row's name for people: it names its link, its checkbox and its menu. */
  nameOf: (row: Row) => string
  hrefOf: (row: Row) => string
  onOpen: (row: Row) => void
  /** The row that is open beside the table. */
  openId?: number | undefined
  table: TableSettingsState
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  /** Without room for columns a row becomes a card with this on it. */
  card: (row: Row) => ReactNode
  /** Why there is nothing, and what to do next. */
  empty: ReactNode
  /** The rows are those of before, until the new ones come. */
  isStale?: boolean
  error?: { message: string; onRetry: () => void; isRetrying: boolean } | undefined
  /** The search whose rows these are. */
  search?: string | undefined
  /** Rows to draw while there are none. */
  skeletons?: number
  selection?: RowSelection<Row>
  /** Actions for the chosen rows. */
  actions?: ReactNode
  /** Shows the chosen rows where not all of them are in sight. */
  onShowChosen?: (() => void) | undefined
  /** The list has further pages than the rows that are shown. */
  isPage?: boolean
  /** Below: the way to the other rows. While some are chosen, what can be done with them stands beside it. */
  foot?: ReactNode
  /** Items of a Mantine Menu; `back` brings the focus to the row again, once a dialog they have opened is gone. */
  menu?: (row: Row, back: () => void) => ReactNode
}

/** A list of anything, with the columns as the person keeps them. It knows no fetch: rows come in, wishes go out. */
export function DataTable<Row extends TableRowData>(props: DataTableProps<Row>) {
  const { label, selection, error, empty, menu, isStale = false, nameOf } = props
  const t = useT()
  const hasCards = useCards()
  // A hundred rows in the place of others are drawn when the person does not type.
  const rows = useDeferredValue(props.rows) ?? props.rows
  useShortcuts([
    ...(selection ? [{ key: 'x', label: t('keys', 'Select the row; with Shift all from the last one') }] : []),
    ...(menu ? [{ key: 'm', label: t('keys', 'Open the menu of the row') }] : []),
  ])
  const [open, setOpen] = useState<{ row: Row; anchor: DOMRect }>()
  const [focused, setFocused] = useState<number>()
  const actions = useRowActions<Row>({
    hrefOf: props.hrefOf,
    nameOf,
    onOpen: props.onOpen,
    onSelect: (row, isRange) => selection?.toggle(row, isRange),
    onMenu: (row, anchor) => setOpen({ row, anchor }),
    onFocus: (row) => setFocused(row.id),
  })
  const backTo = (id: number | undefined) => document.querySelector<HTMLElement>(`[data-row="${id}"] a`)?.focus()
  const closeMenu = () => {
    setOpen(undefined)
    backTo(open?.row.id)
  }

  const shared: TableBodyProps<Row> = {
    ...props,
    rows,
    actions,
    focused,
    isStale: isStale || rows !== props.rows,
    hasMenu: menu !== undefined,
  }
  const isEmpty = rows?.length === 0 && !isStale
  const isSelecting = selection !== undefined && selection.rows.length > 0
  const inSight = rows?.filter(({ id }) => selection?.has(id)).length
  return (
    <section
      className={classes.frame}
      aria-label={label}
      aria-busy={rows === undefined && !error}
      data-found-by={rows && !shared.isStale ? (props.search ?? '') : undefined}
    >
      {rows === undefined && error ? (
        <div className={classes.state}>
          <ErrorState message={error.message} onRetry={error.onRetry} isRetrying={error.isRetrying} />
        </div>
      ) : hasCards ? (
        <CardList {...shared} empty={isEmpty && empty} />
      ) : (
        <TableBody {...shared} empty={isEmpty && empty} />
      )}
      <div className={classes.foot} data-selecting={isSelecting || undefined}>
        {isSelecting && (
          <SelectionBar
            label={t('table', 'Selection')}
            count={selection.rows.length}
            inSight={inSight === undefined ? undefined : { count: inSight, isPage: props.isPage ?? false }}
            onShow={props.onShowChosen}
            onClear={selection.clear}
            isDocked
          >
            {props.actions}
          </SelectionBar>
        )}
        {props.foot}
      </div>
      {open && menu && (
        <ContextMenu label={t('table', 'Actions for {name}', { name: nameOf(open.row) })} anchor={open.anchor} onClose={closeMenu}>
          {menu(rows?.find(({ id }) => id === open.row.id) ?? open.row, () => backTo(open.row.id))}
        </ContextMenu>
      )}
    </section>
  )
}

/** The same object for every render, doing what the last render says: a hundred rows need not be drawn again for a new closure. */
function useRowActions<Row>(actions: RowActions<Row>): RowActions<Row> {
  const latest = useRef(actions)
  latest.current = actions
  return useMemo<RowActions<Row>>(
    () => ({
      hrefOf: (row) => latest.current.hrefOf(row),
      nameOf: (row) => latest.current.nameOf(row),
      onOpen: (row) => latest.current.onOpen(row),
      onSelect: (row, isRange) => latest.current.onSelect(row, isRange),
      onMenu: (row, anchor) => latest.current.onMenu(row, anchor),
      onFocus: (row) => latest.current.onFocus(row),
    }),
    [],
  )
}
