import { Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import type { Batch, NamedOrder, Versions } from './bulk-job.rules.ts'
import { BulkProgress } from './bulk-progress.tsx'
import { BulkResult, type Left, type WayBack } from './bulk-result.tsx'
import { stayedText } from './stayed-text.rules.ts'
import { useBulkRun } from './use-bulk-run.ts'

interface BulkDialogProps<Order extends NamedOrder> {
  /** As they stood when the person asked; what happens to them meanwhile the server finds out. */
  orders: readonly Order[]
  title: string
  size?: keyof typeof DIALOG | undefined
  runningText: string
  doneText: (count: number) => string
  missedText: (count: number) => string
  undoneText: (count: number) => string
  /** Starts with those that can, and names the others with what keeps them. */
  plan: (start: (batches: readonly Batch[], left: readonly Left[]) => void) => ReactNode
  wayBack: (done: readonly Order[], made: Versions, signal: AbortSignal) => Promise<WayBack>
  onDone: (ids: readonly number[]) => void
  /** Some did not go through. */
  onMissed?: (() => void) | undefined
  /** Below what was refused. */
  help?: ReactNode
  onClose: () => void
}

/** Something done with many: first what would happen, then how far it is, then what became of each, and the way back. */
export function BulkDialog<Order extends NamedOrder>(props: BulkDialogProps<Order>) {
  const { orders, title, size = 'plain', runningText, plan, onDone, onMissed, onClose } = props
  const t = useT()
  const doing = useBulkRun(onDone, onMissed)
  const undoing = useBulkRun()
  const isUndoing = undoing.run !== undefined
  const current = isUndoing ? undoing : doing
  const { run } = current
  const [left, setLeft] = useState<readonly Left[]>([])
  const start = (batches: readonly Batch[], others: readonly Left[]) => {
    setLeft(others)
    void doing.start(batches)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={DIALOG[size]}
      title={title}
      closeOnEscape={!run?.isRunning}
      closeOnClickOutside={false}
      withCloseButton={!run?.isRunning}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      {!run && plan(start)}
      {run?.isRunning && <BulkProgress run={run} label={runningText} onStop={current.stop} />}
      {run && !run.isRunning && (
        <BulkResult
          orders={orders}
          outcomes={run.outcomes}
          left={isUndoing ? NONE : left}
          doneText={isUndoing ? props.undoneText : props.doneText}
          missedText={isUndoing ? (count) => stayedText(t, count) : props.missedText}
          help={props.help}
          wayBack={isUndoing ? undefined : props.wayBack}
          onRetry={() => void current.retry()}
          onUndo={(batches) => void undoing.start(batches)}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}

const NONE: readonly Left[] = []
