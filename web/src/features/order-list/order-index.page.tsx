import { useMediaQuery } from '@mantine/hooks'
import { useProfile } from '#features/auth/auth.api.ts'
import { NewOrderButton } from '#features/order-edit/order-edit.parts.tsx'
import { OrderFilters } from '#features/order-filter/order-filters.parts.tsx'
import { OrderDrawer } from '#features/order-view/order-drawer.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useFilter } from '#lib/search.ts'
import { ColumnsMenu } from '#ui/data-table/columns-menu.tsx'
import { SortMenu } from '#ui/data-table/sort-menu.tsx'
import { useTableSettings } from '#ui/data-table/table-settings.ts'
import { PageHead } from '#ui/page-head.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { filterOf, OrderSearch } from './order-search.ts'
import classes from './order-table.module.css'
import { OrderTable } from './order-table.tsx'

const ROUTE = '/order/index'
const COMPONENT = 'orders'

/** /order/index: the orders as a list. What it shows stands in the query string. */
export function OrderIndexPage() {
  const t = useT()
  const [search, patch] = useFilter(OrderSearch)
  const columns = useOrderColumns()
  const table = useTableSettings({ user: useProfile().id, route: ROUTE, component: COMPONENT }, columns)
  const isPhone = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })

  return (
    <div className={classes.page}>
      <PageHead
        title={t('order_table', 'Orders')}
        actions={
          <>
            {isPhone ? (
              <SortMenu columns={columns} sort={search.sort} onSort={(sort) => patch({ sort })} />
            ) : (
              <ColumnsMenu columns={columns} table={table} />
            )}
            <NewOrderButton />
          </>
        }
      >
        <OrderFilters filter={filterOf(search)} onChange={patch} route={ROUTE} component={COMPONENT} withGone />
      </PageHead>
      <OrderTable search={search} onSearch={patch} columns={columns} table={table} />
      {search.id !== undefined && (
        <OrderDrawer key={search.id} id={search.id} onClose={() => patch({ id: undefined, page: search.page })} />
      )}
    </div>
  )
}
