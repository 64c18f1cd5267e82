import { SPECIFIED_COLUMNS } from '@tracklane/contract/order-export'
import { NewOrderButton } from '#features/order-edit/order-edit.parts.tsx'
import { OrderListScreen } from '#features/order-table/order-table-screen.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { orderIndex } from './order-index.ts'

/** The screen /order/index: the orders as a list. */
export function OrderIndexPage() {
  const t = useT()
  return <OrderListScreen list={orderIndex} title={t('order_table', 'Orders')} former={SPECIFIED_COLUMNS} actions={<NewOrderButton />} />
}
