import { Modal } from '@mantine/core'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { type BulkOrder, type Chunk, chunksOf } from './bulk-move.api.ts'
import { BulkPlan } from './bulk-move-plan.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { BulkResult } from './bulk-result.tsx'
import { formerPlaces } from './move-way-back.ts'
import { type Outcomes, useBulkRun } from './use-bulk-run.ts'

export interface BulkMoveDialogProps {
  /** As they stood when the person asked; what happens to them meanwhile the server finds out. */
  orders: readonly BulkOrder[]
  to: number
  onSending: (ids: readonly number[], to: number) => void
  onMoved: (ids: readonly number[]) => void
  onClose: () => void
}

/** Moves many: first what would happen, then how far it is, then what became of each, and the way back. */
export function BulkMoveDialog({ orders, to, onSending, onMoved, onClose }: BulkMoveDialogProps) {
  const t = useT()
  const nameOf = useStatusName()
  const moving = useBulkRun({ onSending, onMoved })
  const undoing = useBulkRun({ onSending, onMoved: () => {} })
  const current = undoing.run ? undoing : moving
  const { run } = current

  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={t('order', '{count, plural, one {# order} other {# orders}} to “{status}”', { count: orders.length, status: nameOf(to) })}
      closeOnEscape={!run?.isRunning}
      closeOnClickOutside={false}
      withCloseButton={!run?.isRunning}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      {!run && <BulkPlan orders={orders} to={to} onConfirm={(chunks) => void moving.send(chunks)} onCancel={onClose} />}
      {run?.isRunning && <BulkProgress run={run} onStop={current.stop} />}
      {run && !run.isRunning && (
        <BulkResult
          orders={orders}
          to={to}
          outcomes={run.outcomes}
          isUndone={undoing.run !== undefined}
          onRetry={() => void current.retry()}
          onUndo={() => void undoing.send(backwards(orders, run.outcomes))}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}

function backwards(orders: readonly BulkOrder[], outcomes: Outcomes): Chunk[] {
  return chunksOf([...formerPlaces(orders, outcomes)].map(([status, order_ids]) => ({ to: status, order_ids, body: {} })))
}
