import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import type { OrderRow } from '@tracklane/contract/order'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { useProfile } from '#features/auth/auth.api.ts'

import { useOrdersLive } from '#features/order/order-live.api.ts'
import { OrderBulkActions } from '#features/order-operation/order-bulk-actions.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { stringifySearch } from '#lib/search.ts'
import { useStable } from '#lib/use-stable.ts'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Pager } from '#ui/data-table/pager.tsx'
import type { TableSettingsState } from '#ui/data-table/table-settings.ts'
import { useRowSelection } from '#ui/data-table/use-row-selection.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { OrderCardFace } from './order-card-face.tsx'
import { orderListQueries } from './order-list.api.ts'
import { OrderRowMenu } from './order-row-menu.tsx'
import { filterOf, type OrderSearch, queryOf } from './order-search.ts'

interface OrderTableProps {
  search: OrderSearch
  onSearch: (patch: Partial<OrderSearch>, options?: { push?: boolean }) => void
  columns: readonly Column<OrderRow>[]
  table: TableSettingsState
}

/** The orders that the query string asks for, as they are now. */
export function OrderTable({ search, onSearch, columns, table }: OrderTableProps) {
  const t = useT()
  const canAct = mayCall(orderMoveEndpoints.setStatuses, useProfile().role)
  // Or opening an order would make another query of the same search.
  const query = useStable(queryOf(search))
  const orders = useQuery({ ...orderListQueries.list(query), placeholderData: keepPreviousData })
  const rows = orders.data?.data
  const selection = useRowSelection(rows)
  const open = ({ id }: OrderRow) => onSearch({ id, page: search.page }, { push: true })
  useOrdersLive()

  return (
    <>
      <DataTable
        label={t('order_table', 'Orders')}
        columns={columns}
        rows={rows}
        nameOf={nameOf}
        hrefOf={({ id }) => stringifySearch({ ...search, id })}
        onOpen={open}
        table={table}
        sort={search.sort}
        onSort={(sort) => onSearch({ sort })}
        card={cardOf}
        empty={<NoOrders search={search} onSearch={onSearch} />}
        isStale={orders.isPlaceholderData}
        error={
          orders.isError
            ? { message: orders.error.message, onRetry: () => void orders.refetch(), isRetrying: orders.isFetching }
            : undefined
        }
        menu={(order, back) => <OrderRowMenu order={order} onOpen={() => open(order)} onClose={back} />}
        actions={<OrderBulkActions orders={selection.rows} onDone={selection.drop} />}
        {...(canAct && { selection })}
      />
      {orders.data && (
        <Pager meta={orders.data.meta} onPage={(page) => onSearch({ page })} onPerPage={(per_page) => onSearch({ per_page })} />
      )}
    </>
  )
}

function cardOf(order: OrderRow) {
  return <OrderCardFace order={order} />
}

function nameOf({ track, customer_full_name }: OrderRow): string {
  return `${track}, ${customer_full_name}`
}

function NoOrders({ search, onSearch }: Pick<OrderTableProps, 'search' | 'onSearch'>) {
  const t = useT()
  const filter = filterOf(search)
  if (Object.keys(filter).length === 0)
    return (
      <EmptyState title={t('order_table', 'No orders yet')}>{t('order_table', 'Orders show up here as soon as they come in.')}</EmptyState>
    )
  const none = Object.fromEntries(Object.keys(filter).map((part) => [part, undefined]))
  return (
    <EmptyState
      title={t('order_table', 'No orders found')}
      action={
        <Button variant="default" onClick={() => onSearch(none)}>
          {t('order_table', 'Take all filters off')}
        </Button>
      }
    >
      {t('order_table', 'Nothing fits search and filters as they are set.')}
    </EmptyState>
  )
}
