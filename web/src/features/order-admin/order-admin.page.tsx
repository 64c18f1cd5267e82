import { Text } from '@mantine/core'
import type { OrderRow } from '@tracklane/contract/order'
import type { OrderAdminRow } from '@tracklane/contract/order-admin'
import { useCallback } from 'react'
import { OrderCardFace } from '#features/order-table/order-card-face.parts.tsx'
import { OrderListScreen } from '#features/order-table/order-table-screen.parts.tsx'
import { type Translate, useT } from '#lib/i18n.ts'
import { type Column, narrowColumns } from '#ui/data-table/column.ts'
import { TwoLines } from '#ui/data-table/two-lines.tsx'
import { orderAdminList } from './order-admin.api.ts'

/** The screen /order-admin: the orders of all organizations, live ones first; chips add the archived and the deleted. */
export function OrderAdminPage() {
  const t = useT()
  const columns = useCallback((usual: readonly Column<OrderRow>[]) => [organizationColumn(t), ...narrowColumns(usual)], [t])
  const card = useCallback((order: OrderAdminRow) => cardOf(t, order), [t])
  return <OrderListScreen list={orderAdminList} title={t('order_admin', 'All orders')} columns={columns} card={card} />
}

function organizationColumn(t: Translate): Column<OrderAdminRow> {
  return {
    id: 'organization',
    label: t('order_admin', 'Organization'),
    width: 140,
    narrow: 114,
    sort: 'organization',
    text: (order) => [order.organization, goneText(t, order)].filter(Boolean).join(', '),
    cell: (order) => <TwoLines first={order.organization} second={goneText(t, order)} />,
  }
}

/** Says whether an order that left the live ones is archived or deleted. */
function goneText(t: Translate, { deleted, archived }: OrderAdminRow): string {
  if (deleted) return t('order', 'Deleted')
  return archived ? t('order', 'Archived') : ''
}

function cardOf(t: Translate, order: OrderAdminRow) {
  return (
    <>
      <Text span size="xs" c="dimmed" truncate display="block" mb={4}>
        {[order.organization, goneText(t, order)].filter(Boolean).join(' · ')}
      </Text>
      <OrderCardFace order={order} />
    </>
  )
}
