import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import type { PageMeta } from '@tracklane/contract/kit/page'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import type { ListSearch } from '#lib/list-search.ts'
import { usePersonId } from '#lib/person.ts'
import type { Column, TableRowData } from './data-table/column.ts'
import { ColumnsMenu } from './data-table/columns-menu.tsx'
import { DataTable } from './data-table/data-table.tsx'
import { Pager } from './data-table/pager.tsx'
import { SortMenu } from './data-table/sort-menu.tsx'
import { useTableSettings } from './data-table/table-settings.ts'
import { EmptyState } from './empty-state.tsx'
import { type FilterChip, FilterChips } from './filter-chips.tsx'
import { FilterPopover } from './filter-popover.tsx'
import classes from './list-page.module.css'
import { PageHead } from './page-head.tsx'
import { SearchField } from './search-field.tsx'
import { useReturnFocus } from './use-return-focus.ts'

/** What a query has brought so far. */
interface Rows<Row> {
  data: { data: readonly Row[]; meta?: PageMeta } | undefined
  error: Error | null
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

interface Words {
  title: string
  text: string
}

interface ListPageProps<Row extends TableRowData> {
  title: string
  /** Under these the person's columns are kept. */
  route: string
  component: string
  list: ListSearch
  rows: Rows<Row>
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  /** A row on a phone. */
  card: (row: Row) => ReactNode
  find: { label: string; placeholder: string }
  /** Fields behind the button Filters; the chips say what is set, each by the key of its part of the search. */
  filters?: ReactNode
  chips?: readonly FilterChip[]
  /** Why there is nothing at all, and where search and filters have found nothing. */
  none: Words
  nothingFound: Words
  /** The button that begins a new row; absent for who may not. */
  addLabel?: string | undefined
  /** Other lists of the same screen. */
  tabs?: ReactNode
  /** The row that is open beside the list, or the new one. */
  drawer?: ReactNode
}

/** A list of rows and whichever is open: what it shows stands in the address, how it looks is kept for the person. */
export function ListPage<Row extends TableRowData>(props: ListPageProps<Row>) {
  const { title, route, component, list, rows, columns, nameOf, card, find, addLabel } = props
  const { search, patch } = list
  const table = useTableSettings({ user: usePersonId(), route, component }, columns)
  const isPhone = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  const onSort = (sort: string | undefined) => patch({ sort })
  const meta = rows.data?.meta
  return (
    <div className={classes.page}>
      <PageHead
        title={title}
        actions={
          <>
            {isPhone ? <SortMenu columns={columns} sort={search.sort} onSort={onSort} /> : <ColumnsMenu columns={columns} table={table} />}
            {addLabel && <AddButton label={addLabel} onAdd={list.openNew} />}
          </>
        }
      >
        <SearchField value={search.search ?? ''} onChange={(text) => patch({ search: text || undefined })} {...find} />
        {props.filters && <FilterPopover>{props.filters}</FilterPopover>}
        <FilterChips chips={props.chips ?? []} onRemove={(gone) => patch(Object.fromEntries(gone.map(({ key }) => [key, undefined])))} />
      </PageHead>
      {props.tabs}
      <DataTable
        label={title}
        columns={columns}
        rows={rows.data?.data}
        nameOf={nameOf}
        hrefOf={({ id }) => list.hrefOf(id)}
        onOpen={({ id }) => list.open(id)}
        table={table}
        sort={search.sort}
        onSort={onSort}
        card={card}
        empty={<Nothing {...props} />}
        isStale={rows.isPlaceholderData}
        error={rows.error ? { message: rows.error.message, onRetry: () => void rows.refetch(), isRetrying: rows.isFetching } : undefined}
      />
      {meta && <Pager meta={meta} onPage={(page) => patch({ page })} onPerPage={(per_page) => patch({ per_page })} />}
      {props.drawer && <Beside>{props.drawer}</Beside>}
    </div>
  )
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
      {label}
    </Button>
  )
}

function Nothing({ list, none, nothingFound, addLabel }: Pick<ListPageProps<never>, 'list' | 'none' | 'nothingFound' | 'addLabel'>) {
  const t = useT()
  if (!list.hasFilters)
    return (
      <EmptyState title={none.title} action={addLabel && <AddButton label={addLabel} onAdd={list.openNew} />}>
        {none.text}
      </EmptyState>
    )
  return (
    <EmptyState
      title={nothingFound.title}
      action={
        <Button variant="default" onClick={list.clear}>
          {t('record', 'Take all filters off')}
        </Button>
      }
    >
      {nothingFound.text}
    </EmptyState>
  )
}

/** Closing what is open gives the focus back to the row it was opened from. */
function Beside({ children }: { children: ReactNode }) {
  useReturnFocus()
  return children
}
