import type { Order } from '@tracklane/contract/order'
import { useSetOrderStatus } from '#features/order-move/order-move.api.ts'
import { SubStatusSelect } from '#features/order-status/sub-status-select.parts.tsx'
import { useT } from '#lib/i18n.ts'

/** The reason within the status; a move to the status itself changes nothing else. */
export function OrderSubStatus({ order }: { order: Order }) {
  const t = useT()
  const setStatus = useSetOrderStatus()
  return (
    <SubStatusSelect
      statusId={order.status_id}
      label={t('order', 'Reason')}
      value={order.sub_status_id}
      disabled={setStatus.isPending || order.archived || order.deleted}
      onChange={(sub_status_id) => setStatus.mutate({ move: { order, to: order.status_id }, body: { sub_status_id } })}
    />
  )
}
