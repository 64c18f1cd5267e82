import type { Operation } from '@tracklane/contract/order-operation'
import { BulkDialog } from '#features/order-bulk/bulk-dialog.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { toastError } from '#ui/toast.ts'
import { BulkOperationPlan } from './bulk-operation-plan.tsx'
import { type OperationOrder, operationWayBack } from './operation.api.ts'
import { operationDoneMany, operationTitle } from './operation-words.ts'

interface BulkOperationDialogProps {
  operation: Operation
  orders: readonly OperationOrder[]
  onDone: (ids: readonly number[]) => void
  onClose: () => void
}

const WIDTHS: Partial<Record<Operation, number>> = { delivered_at: 410, delete: 600, restore: 600 }

/** One operation done with many orders. */
export function BulkOperationDialog({ operation, orders, onDone, onClose }: BulkOperationDialogProps) {
  const t = useT()
  const wayBack = async (done: readonly OperationOrder[]) => {
    const batches = operationWayBack(operation, done)
    const back = batches.reduce((sum, { order_ids }) => sum + order_ids.length, 0)
    const rest = done.length - back
    const lost = t(
      'operation',
      '{count, plural, one {# order had no such date before and keeps this one.} other {# orders had no such date before and keep this one.}}',
      { count: rest },
    )
    return { batches, lost: rest > 0 ? lost : undefined }
  }
  return (
    <BulkDialog
      orders={orders}
      title={t('operation', '{what}: {count, plural, one {# order} other {# orders}}', {
        what: operationTitle(t, operation),
        count: orders.length,
      })}
      size={WIDTHS[operation]}
      runningText={t('operation', 'Orders are being changed…')}
      doneText={(count) => operationDoneMany(t, operation, count)}
      missedText={(count) => t('operation', '{count, plural, one {# order was not changed} other {# orders were not changed}}', { count })}
      undoneText={(count) =>
        t('operation', '{count, plural, one {# order is as it was before} other {# orders are as they were before}}', { count })
      }
      plan={(start) => <BulkOperationPlan operation={operation} orders={orders} onConfirm={(batch) => start([batch])} onCancel={onClose} />}
      wayBack={wayBack}
      onDone={onDone}
      onMissed={operation === 'delivered_at' ? () => toastError(t('operation', 'Save error')) : undefined}
      onClose={onClose}
    />
  )
}
