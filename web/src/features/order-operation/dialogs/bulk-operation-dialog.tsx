import { operationRefusal } from '@tracklane/contract/order-operation'
import { BulkDialog } from '#features/order-operation/bulk/bulk-dialog.parts.tsx'
import type { Versions } from '#features/order-operation/bulk/bulk-job.rules.ts'
import type { OperationKind, OperationOrder } from '#features/order-operation/operation.rules.ts'
import { usePhrase, useT } from '#lib/i18n.ts'
import { toastError } from '#ui/toast.ts'
import { BulkOperationPlan } from './bulk-operation-plan.tsx'
import { OperationAsked } from './operation-dialog.tsx'

interface BulkOperationDialogProps {
  kind: OperationKind
  orders: readonly OperationOrder[]
  unseen?: number | undefined
  onDone: (ids: readonly number[]) => void
  onClose: () => void
}

/** One operation on many orders. */
export function BulkOperationDialog({ kind, orders, unseen, onDone, onClose }: BulkOperationDialogProps) {
  const t = useT()
  const toText = usePhrase()
  const { words, input: asks } = kind
  const refused = orders.flatMap((order) => {
    const refusal = operationRefusal(kind.name, order)
    return refusal ? [{ id: order.id, reason: toText(refusal) }] : []
  })
  const refusedIds = new Set(refused.map(({ id }) => id))
  const can = orders.filter(({ id }) => !refusedIds.has(id))
  const wayBack = async (done: readonly OperationOrder[], made: Versions) => {
    const batches = kind.back(done, made)
    const kept = done.length - batches.reduce((sum, { order_ids }) => sum + order_ids.length, 0)
    return { batches, lost: kept > 0 ? words.kept?.(t, kept) : undefined }
  }
  return (
    <OperationAsked kind={kind} orders={can} errors={NO_ERRORS}>
      {(fields, input) => (
        <BulkDialog
          orders={orders}
          unseen={unseen}
          named={asks?.namesOrders ? NAMED : undefined}
          title={
            words.question?.(t, orders.length) ??
            t('operation', '{what}: {count, plural, one {# order} other {# orders}}', {
              what: (words.title ?? words.label)(t),
              count: orders.length,
            })
          }
          size={asks?.size}
          runningText={t('operation', 'Orders are being changed…')}
          doneText={(count) => words.doneMany(t, count)}
          missedText={(count) =>
            t('operation', '{count, plural, one {# order was not changed} other {# orders were not changed}}', { count })
          }
          undoneText={(count) =>
            t('operation', '{count, plural, one {# order is as it was before} other {# orders are as they were before}}', { count })
          }
          plan={(start) => (
            <BulkOperationPlan
              kind={kind}
              orders={orders}
              can={can}
              refused={refused}
              fields={fields}
              input={input}
              onConfirm={(batch) => start([batch], refused)}
              onCancel={onClose}
            />
          )}
          wayBack={wayBack}
          onDone={onDone}
          onMissed={asks?.closesAtOnce ? () => toastError(t('operation', 'Save error')) : undefined}
          onClose={onClose}
        />
      )}
    </OperationAsked>
  )
}

const NO_ERRORS = {}
/** The number of orders named, where it matters which they are. */
const NAMED = 12
