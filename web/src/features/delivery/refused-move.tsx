import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Order } from '@tracklane/contract/order'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { type Translate, useT } from '#lib/i18n.ts'
import type { Problem } from '#lib/outbox-entry.ts'
import { reportError } from '#lib/query-client.ts'
import classes from './delivery-card.module.css'
import { type OutgoingEntry, outgoingMoves } from './outgoing-moves.api.ts'

interface RefusedMoveProps {
  entry: OutgoingEntry
  problem: Problem
  /** The order on the phone; undefined where it is no longer on the screen. */
  order: Order | undefined
  onEdit?: (() => void) | undefined
}

/** A move that the server refused: the reason, and what the courier can do. */
export function RefusedMove({ entry: { key, payload, undo }, problem, order, onEdit }: RefusedMoveProps) {
  const t = useT()
  const nameOf = useStatusName()
  const { track, to } = payload
  const isToUndo = undo || problem.arrived
  const isOpen = !isToUndo && order?.transitions.some(({ status_id }) => status_id === to)
  const forget = (change: Promise<unknown>) => void change.catch((error: unknown) => reportError(error))
  return (
    <div className={classes.problem} role="alert">
      <p>
        <IconAlertTriangle size={20} aria-hidden />
        <strong>
          {isToUndo
            ? t('delivery', '“{status}” of {track} could not be taken back', { track, status: nameOf(to) })
            : t('delivery', '{track} did not become “{status}”', { track, status: nameOf(to) })}
        </strong>
      </p>
      <p>{undo && problem.status >= 500 ? unknownText(t) : problemText(t, problem, standsIn(order, payload, nameOf))}</p>
      <div className={classes.problemActions}>
        {problem.status >= 500 && (
          <Button size="md" onClick={() => forget(outgoingMoves.retry(key))}>
            {undo ? t('error', 'Try again') : t('delivery', 'Send again')}
          </Button>
        )}
        {isOpen && onEdit && (
          <Button size="md" variant={problem.status >= 500 ? 'default' : 'filled'} onClick={onEdit}>
            {t('delivery', 'Correct and send')}
          </Button>
        )}
        <Button variant="default" size="md" onClick={() => forget(outgoingMoves.remove(key))}>
          {t('delivery', 'Dismiss')}
        </Button>
      </div>
    </div>
  )
}

/** Names the current status of the order, where that is not the one it was moved from. */
function standsIn(order: Order | undefined, { body }: OutgoingEntry['payload'], nameOf: (id: number) => string): string | undefined {
  return order && order.status_id !== body.from_status_id ? nameOf(order.status_id) : undefined
}

function unknownText(t: Translate): string {
  return t('delivery', 'It is not known whether it arrived. Try again, or ask the office.')
}

function problemText(t: Translate, { status, texts, arrived }: Problem, now: string | undefined): string {
  if (status === 403 || status === 404) return t('delivery', 'The order is no longer yours. Ask the office.')
  if (arrived)
    return now
      ? t('delivery', 'It had arrived: the order is now in “{status}”. Ask the office to change it.', { status: now })
      : t('delivery', 'It had arrived. Ask the office to change it.')
  if (status !== 409) return texts.join(' ')
  return now ? t('delivery', 'It was moved meanwhile and is now in “{status}”.', { status: now }) : t('delivery', 'It was moved meanwhile.')
}
