import { useMutation } from '@tanstack/react-query'
import type { Order } from '@tracklane/contract/order'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { ApiError, isUnreachable } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { patiently } from '#lib/patiently.ts'
import { reportError } from '#lib/query-client.ts'
import { newRequestKey } from '#lib/request-key.ts'
import { type ToastAction, toastError, toastSuccess } from '#ui/toast.ts'
import type { Job } from './bulk-job.rules.ts'

/** Each job with the key it keeps: sent again after its answer was lost, it has one effect. */
interface WayBack {
  readonly id: number
  readonly jobs: readonly { readonly job: Job; readonly key: string }[]
}

/** One order's way back as the button of a toast; it works when what offered it is gone. */
export function useUndo(): (id: number, jobs: readonly Job[]) => ToastAction | undefined {
  const t = useT()
  const ordersChanged = useOrdersChanged()
  const undo = useMutation({
    mutationFn: async ({ jobs, id }: WayBack) => {
      for (const { job, key } of jobs) await patiently(() => sendOne(job, id, key))
    },
    // Silent for the one place that says what became of it.
    meta: { silent: true },
    onSuccess: (_data, { id }) => toastSuccess(t('operation', 'Undone'), undefined, id),
    onError: (error, way) => {
      if (!isUnreachable(error)) return reportError(error)
      const again = { label: t('error', 'Try again'), onAction: () => undo.mutate(way), isUndo: true }
      toastError(t('operation', 'It is not known whether this was undone: the server cannot be reached.'), again, way.id)
    },
    onSettled: (_data, _error, { id }) => ordersChanged([id]),
  })
  return (id, jobs) => {
    if (jobs.length === 0) return undefined
    const way = { id, jobs: jobs.map((job) => ({ job, key: newRequestKey() })) }
    return { label: t('order', 'Undo'), onAction: () => undo.mutate(way), isUndo: true }
  }
}

/** What refuses one order among many refuses a lone one as its field would. Gives back the order where the call answers with it. */
export async function sendOne(job: Job, id: number, key = newRequestKey()): Promise<Order | undefined> {
  const { refused, order } = await job.send([id], key)
  const [first] = refused
  if (first) throw new ApiError(422, '', { errors: { order_ids: [first.reason] } })
  return order
}
