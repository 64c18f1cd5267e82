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
  /** Undefined while no rows have come yet. */
  rows: readonly Row[] | undefined
  /** The name of a row, for its link, checkbox and menu. */
  nameOf: (row: Row) => string
  hrefOf: (row: Row) => string
  onOpen: (row: Row) => void
  /** The row that is open beside the table. */
  openId?: number | undefined
  table: TableSettingsState
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  /** The content of the card that a row becomes where there is no room for columns. */
  card: (row: Row) => ReactNode
  /** Says why there are no rows, and what to do next. */
  empty: ReactNode
  /** True while the rows are the former ones and the new ones are on their way. */
  isStale?: boolean
  error?: { message: string; onRetry: () => void; isRetrying: boolean } | undefined
  /** The search that has found these rows. */
  search?: string | undefined
  /** The number of placeholder rows while there are none. */
  skeletons?: number
  selection?: RowSelection<Row>
  /** Actions for the chosen rows. */
  actions?: ReactNode
  /** Shows the chosen rows, where some of them are out of sight. */
  onShowChosen?: (() => void) | undefined
  /** True where the list has more pages. */
  isPage?: boolean
  /** The pager below. While rows are chosen, their actions stand beside it. */
  foot?: ReactNode
  /** Items of a Mantine Menu. `back` gives the focus back to the row once a dialog of an item is closed. */
  menu?: (row: Row, back: () => void) => ReactNode
}

/** A table of any rows, with the columns as the person keeps them. It fetches nothing: rows come in, wishes go out. */
export function DataTable<Row extends TableRowData>(props: DataTableProps<Row>) {
  const { label, selection, error, empty, menu, isStale = false, nameOf } = props
  const t = useT()
  const hasCards = useCards()
  // Deferred, so that drawing a hundred new rows does not delay typing.
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

/** Returns an object that never changes and calls the latest actions: a hundred rows need not be drawn again for a new closure. */
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
