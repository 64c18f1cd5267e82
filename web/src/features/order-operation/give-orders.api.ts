import { useMutation } from '@tanstack/react-query'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { chunksOf, countByReason } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { sendChunks, useUndoMany } from '#features/order-operation/bulk/undo-many.api.ts'
import { courier, courierJob } from '#features/order-operation/operations/courier.api.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { reportError } from '#lib/query-client.ts'
import { newRequestKey } from '#lib/request-key.ts'
import { toastSuccess, toastWarning } from '#ui/toast.ts'
import type { OperationOrder } from './operation.rules.ts'

interface Gift {
  readonly orders: readonly OperationOrder[]
  readonly courier: { readonly id: number; readonly name: string }
  /** True where the courier gets more orders than planned for that day. */
  readonly isOver: boolean
}

/** Gives many orders to a courier at once, without a question, and offers Undo. */
export function useGiveOrders() {
  const t = useT()
  const ordersChanged = useOrdersChanged()
  const undo = useUndoMany()
  return useMutation({
    mutationFn: ({ orders, courier: { id } }: Gift) =>
      sendChunks(chunksOf([{ order_ids: orders.map((order) => order.id), job: courierJob(id) }], newRequestKey)),
    // Silent, since failures are shown in one place.
    meta: { silent: true },
    onSuccess: ({ done, refused, made }, gift) => {
      const given = gift.orders.filter(({ id }) => done.includes(id))
      if (given.length > 0) toastSuccess(givenText(t, gift, given.length), undo({ batches: courier.back(given, made), orders: given }))
      for (const [reason, count] of countByReason(refused)) toastWarning(refusedText(t, count, reason))
    },
    onError: (error) => reportError(error),
    onSettled: (_data, _error, { orders }) => ordersChanged(orders.map(({ id }) => id)),
  })
}

function givenText(t: Translate, { courier: { name }, isOver }: Gift, count: number): string {
  return isOver
    ? t('operation', '{count, plural, one {# order} other {# orders}} assigned to {name}, who is over capacity that day', { count, name })
    : t('operation', '{count, plural, one {# order} other {# orders}} assigned to {name}', { count, name })
}

function refusedText(t: Translate, count: number, reason: string): string {
  return t('operation', '{count, plural, one {# order was not changed} other {# orders were not changed}}: {reason}', { count, reason })
}
