import { useMutation } from '@tanstack/react-query'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { isFinal, type Job } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { sendOne } from '#features/order-operation/bulk/send-one.api.ts'
import { stayedForReason } from '#features/order-operation/bulk/stayed-text.rules.ts'
import { ApiError, isUnreachable } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { patiently } from '#lib/patiently.ts'
import { reportError } from '#lib/query-client.ts'
import { newRequestKey } from '#lib/request-key.ts'
import { type ToastAction, toastError, toastSuccess, toastWarning } from '#ui/toast.ts'

/** The jobs, each with its key: sent again after a lost answer, a job has one effect. */
interface WayBack {
  readonly id: number
  readonly jobs: readonly { readonly job: Job; readonly key: string }[]
}

/** Returns the Undo of one order, as the button of a toast. It works after its screen is gone. */
export function useUndo(): (id: number, jobs: readonly Job[]) => ToastAction | undefined {
  const t = useT()
  const ordersChanged = useOrdersChanged()
  const undo = useMutation({
    mutationFn: async ({ jobs, id }: WayBack) => {
      for (const { job, key } of jobs) await patiently(() => sendOne(job, id, key))
    },
    // Silent, since the texts below report the outcome.
    meta: { silent: true },
    onSuccess: (_data, { id }) => toastSuccess(t('operation', 'Undone'), undefined, id),
    onError: (error, way) => {
      if (error instanceof ApiError && isFinal(error.status)) return toastWarning(stayedForReason(t, 1, error.reasons.join('\n')), way.id)
      if (!isUnreachable(error)) return reportError(error)
      const again = { label: t('error', 'Try again'), onAction: () => undo.mutate(way), isUndo: true }
      toastError(t('operation', 'It is not known whether this was undone: the server cannot be reached.'), again, false, way.id)
    },
    onSettled: (_data, _error, { id }) => ordersChanged([id]),
  })
  return (id, jobs) => {
    if (jobs.length === 0) return undefined
    const way = { id, jobs: jobs.map((job) => ({ job, key: newRequestKey() })) }
    return { label: t('dialog', 'Undo'), onAction: () => undo.mutate(way), isUndo: true }
  }
}
