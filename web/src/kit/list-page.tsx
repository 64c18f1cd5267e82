import { Button } from '@mantine/core'
import { IconExternalLink, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { usePersonId } from '#lib/person.ts'
import { BesideList } from '#ui/beside-list.tsx'
import type { Column, TableRowData } from '#ui/data-table/column.ts'
import { ColumnsMenu } from '#ui/data-table/columns-menu.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Pager } from '#ui/data-table/pager.tsx'
import { SortMenu } from '#ui/data-table/sort-menu.tsx'
import { useTableSettings } from '#ui/data-table/table-settings.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { KeyCap } from '#ui/key-cap.tsx'
import { MenuEntry } from '#ui/menu-entry.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { useCards } from '#ui/use-cards.ts'
import { type Answer, ListFilters, type ListFiltersProps } from './list-filters.tsx'
import classes from './list-page.module.css'
import type { ListSearch } from './list-search.ts'

/** The rows of a query so far. */
interface Rows<Row> {
  data: Answer<Row> | undefined
  error: Error | null
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

interface Words {
  title: string
  text: string
}

interface ListPageProps<Row extends TableRowData> extends Pick<ListFiltersProps, 'filters' | 'ask'> {
  title: string
  /** The key under which the person's columns are kept. */
  route: string
  component: string
  list: ListSearch
  rows: Rows<Row>
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  /** Renders a row where there is no room for columns. */
  card: (row: Row) => ReactNode
  /** The search field; absent where the list cannot be searched. */
  find?: { label: string; placeholder: string }
  /** The texts where there are no rows at all, and where search and filters find none. */
  none: Words
  nothingFound: Words
  /** Shown below either of them. */
  help?: ReactNode
  /** The menu of a row besides opening it; `back` gives the focus back to the row. */
  menu?: (row: Row, back: () => void) => ReactNode
  /** The button for a new row; absent where the person may not create one. */
  addLabel?: string | undefined
  /** The other lists of the same screen. */
  tabs?: ReactNode
  /** The open or the new row, beside the list. */
  drawer?: ReactNode
}

/** A list of rows with the open row. The address holds its content, and its look is kept for the person. */
export function ListPage<Row extends TableRowData>(props: ListPageProps<Row>) {
  const { title, route, component, list, rows, columns, nameOf, card, find, addLabel, menu } = props
  const { search, patch } = list
  const table = useTableSettings({ user: usePersonId(), route, component }, columns)
  const hasCards = useCards()
  const onSort = (sort: string | undefined) => patch({ sort })
  const meta = rows.data?.meta
  return (
    <div className={classes.page} data-beside={props.drawer ? true : undefined}>
      <PageHead
        title={title}
        actions={
          <>
            {hasCards ? (
              columns.some(({ sort }) => sort) && <SortMenu columns={columns} sort={search.sort} onSort={onSort} />
            ) : (
              <ColumnsMenu columns={columns} table={table} />
            )}
            {addLabel && <AddButton label={addLabel} onAdd={list.openNew} />}
          </>
        }
      >
        {find && <SearchField value={search.search ?? ''} onChange={(text) => patch({ search: text || undefined })} {...find} />}
      </PageHead>
      {props.tabs}
      {props.filters.length > 0 && <ListFilters list={list} filters={props.filters} ask={props.ask} found={rows.data} />}
      <DataTable
        label={title}
        columns={columns}
        rows={rows.data?.data}
        search={search.search}
        nameOf={nameOf}
        hrefOf={({ id }) => list.hrefOf(id)}
        onOpen={({ id }) => list.open(id)}
        openId={list.openId}
        table={table}
        sort={search.sort}
        onSort={onSort}
        card={card}
        {...(menu && { menu: (row: Row, back: () => void) => <RowMenu onOpen={() => list.open(row.id)}>{menu(row, back)}</RowMenu> })}
        empty={<Nothing {...props} />}
        foot={meta && <Pager meta={meta} onPage={(page) => patch({ page })} onPerPage={(per_page) => patch({ per_page })} />}
        isStale={rows.isPlaceholderData}
        error={rows.error ? { message: rows.error.message, onRetry: () => void rows.refetch(), isRetrying: rows.isFetching } : undefined}
      />
      {props.drawer && (
        <BesideList list={list} ids={rows.data?.data.map(({ id }) => id) ?? []}>
          {props.drawer}
        </BesideList>
      )}
    </div>
  )
}

function RowMenu({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  const t = useT()
  return (
    <>
      <MenuEntry mark={<IconExternalLink size={16} aria-hidden />} aside={<KeyCap>↵</KeyCap>} onClick={onOpen}>
        {t('table', 'Open')}
      </MenuEntry>
      {children}
    </>
  )
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button className={classes.add} leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
      {label}
    </Button>
  )
}

type NothingProps = Pick<ListPageProps<never>, 'list' | 'none' | 'nothingFound' | 'help' | 'addLabel'>

function Nothing({ list, none, nothingFound, help, addLabel }: NothingProps) {
  const t = useT()
  const clear = (
    <Button variant="default" onClick={list.clear}>
      {t('filter', 'Clear filters')}
    </Button>
  )
  const words = list.hasFilters ? nothingFound : none
  const action = list.hasFilters ? clear : addLabel && <AddButton label={addLabel} onAdd={list.openNew} />
  return (
    <>
      <EmptyState title={words.title} action={action}>
        {words.text}
      </EmptyState>
      {help}
    </>
  )
}
