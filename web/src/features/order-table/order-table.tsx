import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import type { OrderRow } from '@tracklane/contract/order'
import { MAX_CODES } from '@tracklane/contract/order-filter'
import type { OrderFacts } from '@tracklane/contract/order-list'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import type { ReactNode } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { OrderExportEntries, type OrderExportProps } from '#features/order-export/order-export.parts.tsx'
import { OrderMenuItems } from '#features/order-operation/menu/order-menu-items.parts.tsx'
import { OrderBulkActions } from '#features/order-operation/order-bulk-actions.parts.tsx'
import { OrderKeys } from '#features/order-operation/order-keys.parts.tsx'
import { stringifySearch } from '#lib/search.ts'
import { useStable } from '#lib/use-stable.ts'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Pager } from '#ui/data-table/pager.tsx'
import type { TableSettingsState } from '#ui/data-table/table-settings.ts'
import { NoOrders, type NoOrdersWords } from './no-orders.tsx'
import { OrderCardFace } from './order-card-face.parts.tsx'
import { filterOf, type OrderList, type OrderSearch, queryOf } from './order-search.api.ts'
import { useOrderSelection } from './use-order-selection.tsx'

interface ChosenOrders {
  readonly orders: readonly OrderFacts[]
  /** The number of chosen orders that are out of sight. */
  readonly unseen: number
  readonly onDone: (ids: readonly number[]) => void
}

export interface OrderTableLook<Row extends OrderRow> {
  /** The name of the rows, for assistive technology too. */
  readonly title: string
  /** Renders an order where there is no room for columns; the usual card by default. */
  readonly card?: ((order: Row) => ReactNode) | undefined
  /** Further actions on the chosen orders, before the usual ones. */
  readonly bulk?: ((chosen: ChosenOrders) => ReactNode) | undefined
  /** The words where there are no orders at all. */
  readonly none?: NoOrdersWords | undefined
}

interface OrderTableProps<Row extends OrderRow> {
  list: OrderList<Row>
  look: OrderTableLook<Row>
  exported: OrderExportProps
  search: OrderSearch
  onSearch: (patch: Partial<OrderSearch>, options?: { push?: boolean }) => void
  columns: readonly Column<Row>[]
  table: TableSettingsState
}

/** The current orders for the query string. */
export function OrderTable<Row extends OrderRow>({ list, look, exported, search, onSearch, columns, table }: OrderTableProps<Row>) {
  const canAct = mayCall(orderMoveEndpoints.setStatuses, useProfile().role)
  // Stable, since opening an order would otherwise make another query of the search.
  const query = useStable(queryOf(list, search))
  const orders = useQuery({ ...list.source.list(query), placeholderData: keepPreviousData })
  const rows = orders.data?.data
  const { data, isPlaceholderData: isStale } = orders
  const { selection, chosen, isAllThatMatch, inBar, belowCards } = useOrderSelection({ query, rows, meta: data?.meta, isStale })
  const open = ({ id }: OrderRow) => onSearch({ id, page: search.page }, { push: true })
  const unseen = chosen.length - (rows?.filter(({ id }) => selection.has(id)).length ?? chosen.length)
  const showChosen = () => onSearch({ ...noFilters(list, search), ...goneToo(list, chosen), code: chosen.map(({ track }) => track) })

  return (
    <>
      <OrderKeys rank="focused" find={() => aimOf(rows)} />
      <DataTable
        label={look.title}
        columns={columns}
        rows={rows}
        search={search.search}
        nameOf={nameOf}
        hrefOf={({ id }) => stringifySearch({ ...search, id })}
        onOpen={open}
        openId={search.id}
        table={table}
        sort={search.sort ?? list.sort}
        onSort={(sort) => onSearch({ sort })}
        card={look.card ?? cardOf}
        empty={<NoOrders filter={filterOf(list, search)} none={look.none} onSearch={onSearch} />}
        isStale={isStale}
        error={
          orders.isError
            ? { message: orders.error.message, onRetry: () => void orders.refetch(), isRetrying: orders.isFetching }
            : undefined
        }
        menu={(order, back) => <OrderMenuItems order={order} onOpen={() => open(order)} onClose={back} />}
        actions={
          <>
            {inBar}
            {look.bulk?.({ orders: chosen, unseen, onDone: selection.drop })}
            <OrderBulkActions
              orders={chosen}
              unseen={unseen}
              isAllThatMatch={isAllThatMatch}
              onDone={selection.drop}
              more={<OrderExportEntries {...exported} ids={chosen.map(({ id }) => id)} />}
            />
          </>
        }
        foot={
          orders.data && (
            <>
              {belowCards}
              <Pager meta={orders.data.meta} onPage={(page) => onSearch({ page })} onPerPage={(per_page) => onSearch({ per_page })} />
            </>
          )
        }
        {...(canAct && { selection })}
        onShowChosen={chosen.length <= MAX_CODES ? showChosen : undefined}
        isPage={(data?.meta.last_page ?? 1) > 1}
      />
    </>
  )
}

/** Returns a change that removes every filter. */
function noFilters(list: Pick<OrderList, 'beside'>, search: OrderSearch): Partial<OrderSearch> {
  return Object.fromEntries(Object.keys(filterOf(list, search)).map((part) => [part, undefined]))
}

/** Includes archived and deleted orders where some are chosen and the list allows it: a list of numbers finds only live ones by default. */
function goneToo({ fixed }: Pick<OrderList, 'fixed'>, chosen: readonly OrderFacts[]): Partial<OrderSearch> {
  const asked = (part: 'archived' | 'deleted') => (!(part in fixed) && chosen.some((order) => order[part]) ? 'any' : undefined)
  return { archived: asked('archived'), deleted: asked('deleted') }
}

/** Returns the row with the focus; chosen rows have keys of their own. */
function aimOf(rows: readonly OrderRow[] | undefined) {
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
  const order = rows?.find(({ id }) => String(id) === focused)
  return order && { orders: [order] }
}

function cardOf(order: OrderRow) {
  return <OrderCardFace order={order} />
}

function nameOf({ track, customer_full_name }: OrderRow): string {
  return `${track}, ${customer_full_name}`
}
