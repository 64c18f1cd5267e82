import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Courier } from '@tracklane/contract/courier'
import { courierQueries } from '#features/courier/courier.api.ts'
import { useT } from '#lib/i18n.ts'
import { stringifySearch } from '#lib/search.ts'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Pager } from '#ui/data-table/pager.tsx'
import type { TableSettingsState } from '#ui/data-table/table-settings.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { activeText, VehicleText } from './courier-columns.tsx'
import classes from './courier-list.module.css'
import { type CourierSearch, filterOf, queryOf } from './courier-search.ts'

interface CourierTableProps {
  search: CourierSearch
  onSearch: (patch: Partial<CourierSearch>, options?: { push?: boolean }) => void
  columns: readonly Column<Courier>[]
  table: TableSettingsState
}

export function CourierTable({ search, onSearch, columns, table }: CourierTableProps) {
  const t = useT()
  const couriers = useQuery({ ...courierQueries.page(queryOf(search)), placeholderData: keepPreviousData })
  return (
    <>
      <DataTable
        label={t('courier', 'Couriers')}
        columns={columns}
        rows={couriers.data?.data}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => stringifySearch({ ...queryOf(search), id })}
        onOpen={({ id }) => onSearch({ id, page: search.page }, { push: true })}
        table={table}
        sort={search.sort}
        onSort={(sort) => onSearch({ sort })}
        card={(courier) => <CourierFace courier={courier} />}
        empty={<NoCouriers search={search} onSearch={onSearch} />}
        isStale={couriers.isPlaceholderData}
        error={
          couriers.isError
            ? { message: couriers.error.message, onRetry: () => void couriers.refetch(), isRetrying: couriers.isFetching }
            : undefined
        }
      />
      {couriers.data && (
        <Pager meta={couriers.data.meta} onPage={(page) => onSearch({ page })} onPerPage={(per_page) => onSearch({ per_page })} />
      )}
    </>
  )
}

/** A courier on a phone: who, with what, and how much is on hand. */
function CourierFace({ courier }: { courier: Courier }) {
  const t = useT()
  return (
    <span className={classes.face}>
      <span className={classes.line}>
        <span className={classes.name}>{courier.name}</span>
        <span className={classes.active} data-off={!courier.active || undefined}>
          {activeText(t, courier)}
        </span>
      </span>
      <span className={`${classes.line} ${classes.dim}`}>
        <VehicleText courier={courier} />
        <span>{t('courier', '{count, plural, one {# open order} other {# open orders}}', { count: courier.open_orders })}</span>
      </span>
    </span>
  )
}

function NoCouriers({ search, onSearch }: Pick<CourierTableProps, 'search' | 'onSearch'>) {
  const t = useT()
  const filter = filterOf(search)
  if (Object.values(filter).every((part) => part === undefined))
    return (
      <EmptyState title={t('courier', 'No couriers yet')}>
        {t('courier', 'Add the first one: orders can then be given to them.')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('courier', 'No courier found')}
      action={
        <Button variant="default" onClick={() => onSearch(Object.fromEntries(Object.keys(filter).map((part) => [part, undefined])))}>
          {t('courier', 'Take all filters off')}
        </Button>
      }
    >
      {t('courier', 'Nobody fits search and filters as they are set.')}
    </EmptyState>
  )
}
