import type { OperationKind, OperationOrder } from '#features/order-operation/operation.rules.ts'
import { openOrderDialog } from '#features/order-operation/order-dialog.store.ts'
import type { Translate } from '#lib/i18n.ts'
import { confirmAction } from '#ui/confirm-dialog.tsx'

interface Start {
  readonly kind: OperationKind
  readonly order: OperationOrder
  /** Does the operation. */
  readonly perform: () => void
  readonly onClose?: (() => void) | undefined
}

/** Starts an operation on one order: with its dialog, after its question, or at once. */
export async function startOperation(t: Translate, { kind, order, perform, onClose }: Start): Promise<void> {
  const { name, input, words } = kind
  if (input?.asksWith === 'dialog') return openOrderDialog({ kind: 'operation', operation: name, order, onClose })
  const isMeant =
    input?.asksWith !== 'question' ||
    (await confirmAction({
      title: words.question?.(t, 1) ?? words.label(t),
      message: t('operation', '{track} can be restored.', { track: order.track }),
      confirmLabel: words.verb(t, 0),
      isDanger: kind.isDanger === true,
    }))
  if (isMeant) perform()
  onClose?.()
}
