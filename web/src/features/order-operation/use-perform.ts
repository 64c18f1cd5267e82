import { useMutation } from '@tanstack/react-query'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { useUndo } from '#features/order-operation/undo/undo.api.ts'
import { ApiError } from '#lib/http.ts'
import { translate, useT } from '#lib/i18n.ts'
import { reportError } from '#lib/query-client.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import type { OperationInput, OperationKind, OperationOrder } from './operation.rules.ts'
import { openOrderDialog } from './order-dialog.store.ts'

interface Performance {
  readonly kind: OperationKind
  readonly order: OperationOrder
  readonly input?: OperationInput
}

/** Does an operation on one order, reports it, and offers Undo where possible. It goes on after its menu is gone. */
export function usePerform() {
  const t = useT()
  const undo = useUndo()
  const ordersChanged = useOrdersChanged()
  return useMutation({
    mutationFn: ({ kind, order, input = {} }: Performance) => kind.send(order, input),
    // Silent, since failures are shown in one place: some dialogs have closed, some explain changes of others.
    meta: { silent: true },
    onSuccess: (made, { kind, order }) => {
      const versions = new Map(made === undefined ? [] : [[order.id, made] as const])
      const jobs = kind.back([order], versions).map(({ job }) => job)
      toastSuccess(kind.words.done(t, order.track), undo(order.id, jobs), order.id)
    },
    onError: (error, { kind, order }) => {
      if (kind.input?.closesAtOnce) sayMissed(kind, order, error)
      else if (!kind.meets?.conflictingRow(error)) reportError(error)
    },
    onSettled: (_data, _error, { order }) => ordersChanged([order.id]),
  })
}

/** Reports a failure in a summary, since the dialog has closed already. */
function sayMissed({ name }: OperationKind, order: OperationOrder, error: Error): void {
  toastError(translate('operation', 'Save error'))
  openOrderDialog({ kind: 'missed', operation: name, order, reason: reasonOf(error) })
}

function reasonOf(error: Error): string {
  return error instanceof ApiError ? error.reasons.join('\n') : translate('error', 'An error occurred')
}
