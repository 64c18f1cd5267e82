import { Button, Group, Modal, Progress } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { toastSuccess } from '#ui/toast.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import { useStayWhile } from '#ui/use-unsaved.ts'
import classes from './bulk.module.css'
import { type Batch, type NamedOrder, type Outcomes, type Versions, versionsIn } from './bulk-job.rules.ts'
import { BulkResult, type Left, type WayBack } from './bulk-result.tsx'
import { OrderTracks } from './order-tracks.parts.tsx'
import { stayedText } from './stayed-text.rules.ts'
import { useUndoMany } from './undo-many.api.ts'
import { type BulkRun, useBulkRun } from './use-bulk-run.ts'

interface BulkDialogProps<Order extends NamedOrder> {
  /** The orders when the person asked; the server checks later changes. */
  orders: readonly Order[]
  /** The number of chosen orders that are out of sight. */
  unseen?: number | undefined
  /** The number of orders that are named; a few by default. */
  named?: number | undefined
  title: string
  size?: keyof typeof DIALOG | undefined
  runningText: string
  doneText: (count: number) => string
  missedText: (count: number) => string
  undoneText: (count: number) => string
  /** Renders the plan. `start` gets the batches for the orders that can go, and the others with the reason. */
  plan: (start: (batches: readonly Batch[], left: readonly Left[]) => void) => ReactNode
  wayBack: (done: readonly Order[], made: Versions, signal: AbortSignal) => Promise<WayBack>
  onDone: (ids: readonly number[]) => void
  /** Called when some orders did not go through. */
  onMissed?: (() => void) | undefined
  /** Shown below the refused orders. */
  help?: ReactNode
  onClose: () => void
}

/**
 * An action on many orders: first the plan, then the progress. Where all went through, a toast says so and offers Undo; else the dialog
 * shows the outcome for each order.
 */
export function BulkDialog<Order extends NamedOrder>(props: BulkDialogProps<Order>) {
  const { orders, title, size = 'plain', runningText, plan, onDone, onMissed, onClose } = props
  useReturnFocus()
  const t = useT()
  const undo = useUndoMany()
  const doing = useBulkRun(onDone, onMissed)
  const undoing = useBulkRun()
  const isUndoing = undoing.run !== undefined
  const current = isUndoing ? undoing : doing
  const { run } = current
  useStayWhile(run?.isRunning ?? false)
  const [left, setLeft] = useState<readonly Left[]>([])
  const start = (batches: readonly Batch[], others: readonly Left[]) => {
    setLeft(others)
    void doing.start(batches, others.length === 0 ? sayDone : undefined)
  }
  // Read at the end, since Undo depends on what the plan has passed on.
  const latest = useRef(props)
  latest.current = props
  const sayDone = async (outcomes: Outcomes) => {
    const { wayBack, doneText, undoneText } = latest.current
    const done = orders.filter(({ id }) => outcomes.has(id))
    // The wait for Undo has a limit.
    const back = await wayBack(done, versionsIn(outcomes), AbortSignal.timeout(LONGEST_WAIT)).catch(() => NO_WAY_BACK)
    const text = [doneText(done.length), back.lost].filter(Boolean).join('. ')
    toastSuccess(text, undo({ batches: back.batches, orders, undoneText }))
    onClose()
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
      {!run && <OrderTracks tracks={orders.map(({ track }) => track)} named={props.named} unseen={props.unseen} />}
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
const NO_WAY_BACK: WayBack = { batches: [] }
const LONGEST_WAIT = 5000

interface BulkProgressProps {
  run: BulkRun
  /** The name of the running work. */
  label: string
  onStop: () => void
}

function BulkProgress({ run: { answered, of }, label, onStop }: BulkProgressProps) {
  const t = useT()
  const text = t('order', '{done} of {count}', { done: answered, count: of })
  return (
    <div className={classes.plan}>
      <p className={classes.progress}>
        <span>{label}</span>
        <span role="status">{text}</span>
      </p>
      <Progress value={(answered / of) * 100} size="lg" aria-label={label} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onStop} autoFocus>
          {t('order', 'Stop')}
        </Button>
      </Group>
    </div>
  )
}
