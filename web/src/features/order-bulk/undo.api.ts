import { useMutation } from '@tanstack/react-query'
import type { Order } from '@tracklane/contract/order'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { ApiError } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { newRequestKey } from '#lib/request-key.ts'
import { type ToastAction, toastSuccess } from '#ui/toast.ts'
import type { Job } from './bulk-job.rules.ts'

/** One order's way back as the button of a toast; it works when what offered it is gone. */
export function useUndo(): (id: number, jobs: readonly Job[]) => ToastAction | undefined {
  const t = useT()
  const ordersChanged = useOrdersChanged()
  const undo = useMutation({
    mutationFn: async ({ jobs, id }: { jobs: readonly Job[]; id: number }) => {
      for (const job of jobs) await sendOne(job, id)
    },
    onSuccess: () => toastSuccess(t('operation', 'Undone')),
    onSettled: (_data, _error, { id }) => ordersChanged([id]),
  })
  return (id, jobs) => (jobs.length > 0 ? { label: t('order', 'Undo'), onAction: () => undo.mutate({ jobs, id }) } : undefined)
}

/** What refuses one order among many refuses a lone one as its field would. Gives back the order where the call answers with it. */
export async function sendOne(job: Job, id: number): Promise<Order | undefined> {
  const { refused, order } = await job.send([id], newRequestKey())
  const [first] = refused
  if (first) throw new ApiError(422, '', { errors: { order_ids: [first.reason] } })
  return order
}
