import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { mayCall } from '@tracklane/contract/kit/endpoint'
import type { Order } from '@tracklane/contract/order'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { useProfile } from '#features/auth/auth.api.ts'
import { openOrderDialog } from '#features/order-operation/order-dialog.store.ts'
import { orderStatusQueries } from '#features/order-status/order-status.api.ts'
import { useT } from '#lib/i18n.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Row } from './order-row.tsx'

/** The reason within the status. The row is there before it is known whether the status has reasons: nothing below it moves. */
export function ReasonRow({ order }: { order: Order }) {
  const t = useT()
  const { role } = useProfile()
  const { data: statuses } = useQuery(orderStatusQueries.list())
  const hasReasons = statuses?.some(({ id, sub_statuses }) => id === order.status_id && sub_statuses.length > 0)
  const canChange = hasReasons && mayCall(orderMoveEndpoints.setStatus, role) && !order.archived && !order.deleted
  return (
    <Row
      label={t('order', 'Reason')}
      edit={
        canChange && (
          <IconButton label={t('operation', 'Change reason')} size={24} onClick={() => openOrderDialog({ kind: 'sub_status', order })}>
            <IconPencil size={14} aria-hidden />
          </IconButton>
        )
      }
    >
      {order.sub_status}
    </Row>
  )
}
