import { useMutation } from '@tanstack/react-query'
import type { Operation } from '@tracklane/contract/order-operation'
import type { Job } from '#features/order-bulk/bulk-job.rules.ts'
import { sendOne, useOrdersChanged, useUndo } from '#features/order-bulk/undo.api.ts'
import { ApiError } from '#lib/http.ts'
import { translate, useT } from '#lib/i18n.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { type OperationInput, type OperationOrder, operationJob, operationWayBack, ownAddressJob, ownCourierJob } from './operation.api.ts'
import { requestOperation } from './operation-dialog.store.ts'
import { operationDone } from './operation-words.ts'

export interface Performance {
  readonly operation: Operation
  readonly order: OperationOrder
  readonly input?: OperationInput
}

interface PerformOptions {
  /** Says itself what went wrong. */
  onFailed?: (error: Error, performance: Performance) => void
}

/** Does an operation with one order, says so, and offers the way back where there is one. Goes on when its menu is gone. */
export function usePerform({ onFailed }: PerformOptions = {}) {
  const t = useT()
  const undo = useUndo()
  return useMutation({
    mutationFn: (performance: Performance) => sendOne(jobOf(performance), performance.order.id),
    meta: { silent: onFailed !== undefined },
    onSuccess: (_, { operation, order }) => {
      const jobs = operationWayBack(operation, [order]).map(({ job }) => job)
      toastSuccess(operationDone(t, operation, order.track), undo(order.id, jobs))
    },
    onError: onFailed,
    onSettled: useOrdersChanged(),
  })
}

/** The actual delivery date: its dialog closes at once, and a summary says what failed (specification §8). */
export function useSaveDelivered() {
  return usePerform({
    onFailed: (error, { order }) => {
      toastError(translate('operation', 'Save error'))
      requestOperation({ kind: 'missed', order, reason: reasonOf(error) })
    },
  })
}

function reasonOf(error: Error): string {
  if (!(error instanceof ApiError)) return translate('error', 'An error occurred')
  if (error.status === 0) return translate('error', 'The server cannot be reached. Check the connection and try again.')
  return (
    Object.values(error.errors ?? {})
      .flat()
      .join('\n') || error.message
  )
}

function jobOf({ operation, order, input }: Performance): Job {
  if (operation === 'courier') return ownCourierJob(order, input?.courier_id ?? null)
  if (operation === 'courier_off') return ownCourierJob(order, null)
  if (operation === 'address') return ownAddressJob(order, input?.address ?? '')
  return operationJob(operation, input)
}
