import { useMutation } from '@tanstack/react-query'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { Order } from '@tracklane/contract/order'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { isStatusId, statusName } from '@tracklane/contract/order-status'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { call, rowOf } from '#lib/http.ts'
import { translatePhrase } from '#lib/i18n.ts'
import { reportError } from '#lib/query-client.ts'
import { toastWarning } from '#ui/toast.ts'
import type { Move, MoveBody } from './order-move.rules.ts'

interface SentMove {
  readonly move: Pick<Move, 'order' | 'to'>
  readonly body: MoveBody
}

interface SetOrderStatusOptions {
  onMoved?: (moved: Order, sent: SentMove) => void
}

/** Settles only when every open list, board and order shows the truth again, refused or not. */
export function useSetOrderStatus({ onMoved }: SetOrderStatusOptions = {}) {
  const ordersChanged = useOrdersChanged()
  return useMutation({
    // The status the person saw goes along: a move made by somebody else meanwhile is found out, not overwritten.
    mutationFn: ({ move: { order, to }, body }: SentMove) =>
      call(orderMoveEndpoints.setStatus, {
        params: { orderId: order.id, statusId: to },
        body: { from_status_id: order.status_id, ...body },
      }),
    // Silent for the one place that shows errors: where the order is now says more than that it moved.
    meta: { silent: true },
    onSuccess: ({ data }, sent) => onMoved?.(data, sent),
    onError: explainRefusal,
    onSettled: (_data, _error, { move }) => ordersChanged([move.order.id]),
  })
}

function explainRefusal(error: Error): void {
  const row = rowOf(error, orderMoveEndpoints.setStatus)
  if (!row) {
    reportError(error)
    return
  }
  const status = isStatusId(row.status_id) ? statusName(row.status_id) : String(row.status_id)
  toastWarning(translatePhrase(phrase('order', '{track} was moved meanwhile: it is now in “{status}”', { track: row.track, status })))
}
