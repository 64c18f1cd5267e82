import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrderRow } from '@tracklane/contract/order'
import { STATUS } from '@tracklane/contract/order-status'
import { type ReactNode, useMemo } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { OrderExportMenu } from '#features/order-export/order-export.parts.tsx'
import { OrderFilterStrip, OrderSearchField } from '#features/order-filter/order-filters.parts.tsx'
import { OrderDrawer } from '#features/order-view/order-drawer.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { useStable } from '#lib/use-stable.ts'
import type { Column } from '#ui/data-table/column.ts'
import { ColumnsMenu } from '#ui/data-table/columns-menu.tsx'
import { SortMenu } from '#ui/data-table/sort-menu.tsx'
import { type TableSettingsState, useTableSettings } from '#ui/data-table/table-settings.ts'
import { PageHead } from '#ui/page-head.tsx'
import { useCards } from '#ui/use-cards.ts'
import { AreaMark } from './area-mark.parts.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { filterOf, type OrderList, type OrderListFilter, type OrderSearch, queryOf } from './order-search.api.ts'
import classes from './order-table.module.css'
import { OrderTable, type OrderTableLook } from './order-table.tsx'

interface OrderListScreenProps<Row extends OrderRow> extends OrderTableLook<Row> {
  list: OrderList<Row>
  /** Makes the list's columns from the usual ones. Pass one and the same function each time, otherwise every row is drawn again. */
  columns?: ((usual: readonly Column<OrderRow>[]) => readonly Column<Row>[]) | undefined
  /** All columns of an earlier version of the screen. */
  former?: readonly string[]
  /** Shown in the head, after the columns. */
  actions?: ReactNode
  /** Shown between the head and the filters. */
  tabs?: ReactNode
}

/** A list of orders with the open order beside it. The query string holds its content, and its look is kept for the person. */
export function OrderListScreen<Row extends OrderRow>(props: OrderListScreenProps<Row>) {
  const t = useT()
  const { list, former, actions, tabs } = props
  const { route, component, fixed } = list
  const [search, patch] = useFilter(list.search)
  const filter = useStable(filterOf(list, search))
  const columns = useColumns(props.columns)
  const table = useTableSettings({ user: useProfile().id, route, component, ...(former && { former }) }, columns)
  const steps = useListSteps(list, search, (id, page) => void patch({ id, page }))
  const { found, count, at, isOtherNow } = useOrderTotal(list, search)
  const hasCards = useCards()
  const exported = exportOf(list, search, table)

  return (
    <div className={classes.page} data-peek={search.id !== undefined || undefined}>
      <PageHead
        title={props.title}
        mark={<AreaMark filter={filter} at={at} />}
        actions={
          <>
            {hasCards ? (
              <SortMenu columns={columns} sort={search.sort ?? list.sort} onSort={(sort) => patch({ sort })} />
            ) : (
              <ColumnsMenu columns={columns} table={table} />
            )}
            <OrderExportMenu {...exported} />
            {actions}
          </>
        }
      >
        <OrderSearchField filter={filter} onChange={patch} />
      </PageHead>
      {tabs}
      <OrderFilterStrip
        filter={filter}
        fixed={fixed}
        onChange={patch}
        route={route}
        component={component}
        withGone
        found={found}
        note={isOtherNow ? t('order_table', 'Some have another status now') : undefined}
        count={count}
      />
      <OrderTable list={list} look={props} exported={exported} search={search} onSearch={patch} columns={columns} table={table} />
      {search.id !== undefined && <OrderDrawer id={search.id} steps={steps} onClose={() => patch({ id: undefined, page: search.page })} />}
    </div>
  )
}

function useColumns<Row extends OrderRow>(made: OrderListScreenProps<Row>['columns']): readonly Column<Row>[] {
  const usual = useOrderColumns()
  return useMemo(() => (made ? made(usual) : usual), [made, usual])
}

/** Describes the list for an export: cards leave out no column that the table would have. */
function exportOf<Row extends OrderRow>(list: OrderList<Row>, search: OrderSearch, { settings: { order, hidden } }: TableSettingsState) {
  const { page: _page, per_page: _count, sort, ...filter } = queryOf(list, search)
  return { filter, sort: sort ?? list.sort, columns: order.filter((id) => !hidden.includes(id)) }
}

/**
 * Counts the results of the list and of other filters. It asks for the list in the form in which it would be shown, so that showing it
 * needs no request.
 */
function useOrderTotal<Row extends OrderRow>(list: OrderList<Row>, search: OrderSearch) {
  const t = useT()
  const client = useQueryClient()
  const { per_page, sort } = search
  const { data, dataUpdatedAt } = useQuery({ ...list.source.list(queryOf(list, search)), placeholderData: keepPreviousData })
  const total = data?.meta.total
  return {
    /** The time of the count. */
    at: dataUpdatedAt,
    /** The list finds orders by a former event, and some have another status now. */
    isOtherNow: data?.data.some(({ status_id }) => isOtherNow(search, status_id)) ?? false,
    found: total === undefined ? undefined : t('order_table', '{count, plural, one {# order} other {# orders}}', { count: total }),
    count: async (filter: OrderListFilter) =>
      (await client.fetchQuery(list.source.list(queryOf(list, { ...filter, page: 1, per_page, ...(sort && { sort }) })))).meta.total,
  }
}

function isOtherNow(search: OrderSearch, status_id: number): boolean {
  const isAsked = (from: string | undefined, to: string | undefined) => from !== undefined || to !== undefined
  return (
    (isAsked(search.rejected_at_from, search.rejected_at_to) && status_id !== STATUS.REJECTED) ||
    (isAsked(search.returned_at_from, search.returned_at_to) && status_id !== STATUS.RETURNED)
  )
}

interface ListSteps {
  readonly place: number
  readonly of: number
  readonly back: (() => void) | undefined
  readonly on: (() => void) | undefined
}

/**
 * Returns the place of the open order in the filtered and sorted list, and its neighbours, across pages too. Undefined for an order outside
 * this page.
 */
function useListSteps<Row extends OrderRow>(
  list: OrderList<Row>,
  search: OrderSearch,
  onStep: (id: number, page: number) => void,
): ListSteps | undefined {
  const client = useQueryClient()
  const query = queryOf(list, search)
  const { data } = useQuery({ ...list.source.list(query), enabled: search.id !== undefined })
  const at = data?.data.findIndex(({ id }) => id === search.id) ?? -1
  if (!data || at < 0) return undefined
  const { total, per_page } = data.meta
  const place = (search.page - 1) * per_page + at + 1

  const step = async (by: -1 | 1) => {
    const beside = data.data[at + by]
    if (beside) return onStep(beside.id, search.page)
    const page = search.page + by
    const { data: rows } = await client.fetchQuery(list.source.list({ ...query, page }))
    const first = by > 0 ? rows[0] : rows.at(-1)
    if (first) onStep(first.id, page)
  }
  return {
    place,
    of: total,
    back: place > 1 ? () => void step(-1) : undefined,
    on: place < total ? () => void step(1) : undefined,
  }
}
