import { useMutation } from '@tanstack/react-query'
import { phrase } from '@tracklane/contract/kit/phrase'
import { type Order, orderEndpoints } from '@tracklane/contract/order'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { isStatusId, statusName } from '@tracklane/contract/order-status'
import { useWhyRefused } from '#features/help/why-refused.store.ts'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { ApiError, call, isUnreachable, rowOf } from '#lib/http.ts'
import { translate, translatePhrase } from '#lib/i18n.ts'
import { patiently } from '#lib/patiently.ts'
import { reportError } from '#lib/query-client.ts'
import { toastError, toastWarning } from '#ui/toast.ts'
import type { Move, MoveBody } from './order-move.rules.ts'

interface SentMove {
  readonly move: Pick<Move, 'order' | 'to'>
  readonly body: MoveBody
}

interface SetOrderStatusOptions {
  onMoved?: (moved: Order, sent: SentMove) => void
}

/** Moves an order. Settles, refused or not, only when every open list, board and order is up to date again. */
export function useSetOrderStatus({ onMoved }: SetOrderStatusOptions = {}) {
  const ordersChanged = useOrdersChanged()
  return useMutation({
    // Sends the status that the person saw, so that a move made by somebody else meanwhile is refused rather than overwritten.
    mutationFn: async ({ move, body }: SentMove) => {
      const { order, to } = move
      const input = { params: { orderId: order.id, statusId: to }, body: { from_status_id: order.status_id, ...body } }
      return call(orderMoveEndpoints.setStatus, input).catch((error) => lookAfter(move, error))
    },
    // Silent, since the order's current status says more than the refusal.
    meta: { silent: true },
    onSuccess: ({ data }, sent) => onMoved?.(data, sent),
    onError: (error, { move }) => explain(error, move.order.id),
    onSettled: (_data, _error, { move }) => ordersChanged([move.order.id]),
  })
}

function explain(error: Error, id: number): void {
  if (error instanceof LostMove) {
    toastError(error.message, undefined, false, id)
    return
  }
  const row = rowOf(error, orderMoveEndpoints.setStatus)
  if (!row) {
    reportError(error, undefined, isRefusal(error) ? useWhyRefused.getState().offer : undefined)
    return
  }
  const status = isStatusId(row.status_id) ? statusName(row.status_id) : String(row.status_id)
  toastWarning(
    translatePhrase(phrase('order', '{track} was moved meanwhile: it is now in “{status}”', { track: row.track, status })),
    row.id,
  )
}

/** Returns whether the flow or the state of the order refused the move, rather than a missing right or server. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status === 422
}

/** The answer to a move was lost, and the move did not arrive, or that is unknown. */
class LostMove extends Error {}

/** Returns the current order where only the answer was lost and the move arrived; otherwise throws the known refusal. */
async function lookAfter({ order: { id, track }, to }: SentMove['move'], lost: unknown): Promise<{ data: Order }> {
  if (!isUnreachable(lost)) throw lost
  const now = await patiently(() => call(orderEndpoints.get, { params: { id } })).catch(() => undefined)
  if (now?.data.status_id === to) return now
  throw new LostMove(
    now
      ? translate('order', '{track} was not moved: the server could not be reached. Try again.', { track })
      : translate('order', 'It is not known whether {track} was moved: the server cannot be reached.', { track }),
  )
}
