import { useMutation } from '@tanstack/react-query'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { type Batch, chunksOf, countByReason, type Versions, versionsMade } from '#features/order-bulk/bulk-job.rules.ts'
import { stayedForReason } from '#features/order-bulk/stayed-text.rules.ts'
import type { OperationOrder } from '#features/order-operation/operation.rules.ts'
import { courier, courierJob } from '#features/order-operation/operations/courier.api.ts'
import { isUnreachable } from '#lib/http.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { patiently } from '#lib/patiently.ts'
import { reportError } from '#lib/query-client.ts'
import { newRequestKey } from '#lib/request-key.ts'
import { type ToastAction, toastError, toastSuccess, toastWarning } from '#ui/toast.ts'

interface Gift {
  readonly orders: readonly OperationOrder[]
  readonly courier: { readonly id: number; readonly name: string }
  /** They are more than the courier is meant to take that day. */
  readonly isOver: boolean
}

/** Gives many orders to a courier at once, without a question, and offers the way back. */
export function useGiveOrders() {
  const t = useT()
  const ordersChanged = useOrdersChanged()
  const takeBack = useTakeBack()
  return useMutation({
    mutationFn: ({ orders, courier: { id } }: Gift) => send([{ order_ids: orders.map((order) => order.id), job: courierJob(id) }]),
    // Silent for the one place that shows errors.
    meta: { silent: true },
    onSuccess: ({ done, refused, made }, gift) => {
      const given = gift.orders.filter(({ id }) => done.includes(id))
      if (given.length > 0) toastSuccess(givenText(t, gift, given.length), takeBack({ before: given, made }))
      for (const [reason, count] of countByReason(refused)) toastWarning(refusedText(t, count, reason))
    },
    onError: (error) => reportError(error),
    onSettled: (_data, _error, { orders }) => ordersChanged(orders.map(({ id }) => id)),
  })
}

interface Given {
  readonly before: readonly OperationOrder[]
  readonly made: Versions
}

/** Each to whom it had before, unless somebody has changed it since; works when what offered it is gone. */
function useTakeBack(): (given: Given) => ToastAction {
  const t = useT()
  const ordersChanged = useOrdersChanged()
  const back = useMutation({
    mutationFn: ({ before, made }: Given) => send(courier.back(before, made)),
    meta: { silent: true },
    onSuccess: ({ done, refused }) => {
      if (done.length > 0) toastSuccess(t('operation', 'Undone'))
      for (const [reason, count] of countByReason(refused)) toastWarning(stayedForReason(t, count, reason))
    },
    onError: (error, given) => {
      if (!isUnreachable(error)) return reportError(error)
      const again = { label: t('error', 'Try again'), onAction: () => back.mutate(given), isUndo: true }
      toastError(t('operation', 'It is not known whether this was undone: the server cannot be reached.'), again)
    },
    onSettled: (_data, _error, { before }) => ordersChanged(before.map(({ id }) => id)),
  })
  return (given) => ({ label: t('dialog', 'Undo'), onAction: () => back.mutate(given), isUndo: true })
}

/** An answer that was lost is asked for again under the same key: it has one effect. */
async function send(batches: readonly Batch[]) {
  const done: number[] = []
  const refused: { id: number; reason: string }[] = []
  const made = new Map<number, number>()
  for (const { job, order_ids, key, batch } of chunksOf(batches, newRequestKey)) {
    const answer = await patiently(() => job.send(order_ids, key, undefined, batch))
    done.push(...answer.done)
    refused.push(...answer.refused)
    for (const [id, version] of versionsMade(answer)) made.set(id, version)
  }
  return { done, refused, made }
}

function givenText(t: Translate, { courier: { name }, isOver }: Gift, count: number): string {
  return isOver
    ? t('operation', '{count, plural, one {# order} other {# orders}} assigned to {name}, who is over capacity that day', { count, name })
    : t('operation', '{count, plural, one {# order} other {# orders}} assigned to {name}', { count, name })
}

function refusedText(t: Translate, count: number, reason: string): string {
  return t('operation', '{count, plural, one {# order was not changed} other {# orders were not changed}}: {reason}', { count, reason })
}
