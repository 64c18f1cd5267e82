import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import type { Batch, NamedOrder } from './bulk-job.rules.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { BulkResult, type WayBack } from './bulk-result.tsx'
import { useBulkRun } from './use-bulk-run.ts'

interface BulkDialogProps<Order extends NamedOrder> {
  /** As they stood when the person asked; what happens to them meanwhile the server finds out. */
  orders: readonly Order[]
  title: string
  size?: number | undefined
  runningText: string
  doneText: (count: number) => string
  missedText: (count: number) => string
  undoneText: (count: number) => string
  plan: (start: (batches: readonly Batch[]) => void) => ReactNode
  wayBack: (done: readonly Order[], signal: AbortSignal) => Promise<WayBack>
  onDone: (ids: readonly number[]) => void
  /** Some did not go through. */
  onMissed?: (() => void) | undefined
  onClose: () => void
}

/** Something done with many: first what would happen, then how far it is, then what became of each, and the way back. */
export function BulkDialog<Order extends NamedOrder>(props: BulkDialogProps<Order>) {
  const { orders, title, size = 560, runningText, plan, onDone, onMissed, onClose } = props
  const t = useT()
  const doing = useBulkRun(onDone, onMissed)
  const undoing = useBulkRun()
  const isUndoing = undoing.run !== undefined
  const current = isUndoing ? undoing : doing
  const { run } = current
  return (
    <Modal
      opened
      onClose={onClose}
      size={size}
      title={title}
      closeOnEscape={!run?.isRunning}
      closeOnClickOutside={false}
      withCloseButton={!run?.isRunning}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      {!run && plan((batches) => void doing.start(batches))}
      {run?.isRunning && <BulkProgress run={run} label={runningText} onStop={current.stop} />}
      {run && !run.isRunning && (
        <BulkResult
          orders={orders}
          outcomes={run.outcomes}
          doneText={isUndoing ? props.undoneText : props.doneText}
          missedText={props.missedText}
          wayBack={isUndoing ? undefined : props.wayBack}
          onRetry={() => void current.retry()}
          onUndo={(batches) => void undoing.start(batches)}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}
