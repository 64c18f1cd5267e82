import { Button, Loader } from '@mantine/core'
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react'
import { orderMoveEndpoints } from '@tracklane/contract/order-move'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { rowOf } from '#lib/http.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import type { Problem } from '#lib/outbox-entries.ts'
import classes from './delivery-card.module.css'
import { type OutgoingEntry, outgoingMoves } from './outgoing-moves.api.ts'

/** What has become of a move: it waits, is on its way, or the server would not have it. */
export function OutgoingState({ entry }: { entry: OutgoingEntry }) {
  return entry.problem ? <Refused entry={entry} problem={entry.problem} /> : <Waiting entry={entry} />
}

function Waiting({ entry }: { entry: OutgoingEntry }) {
  const t = useT()
  const nameOf = useStatusName()
  const isSending = outgoingMoves.useLine(({ sending }) => sending === entry.key)
  const status = nameOf(entry.payload.to)
  return (
    <div className={classes.outgoing}>
      {isSending ? <Loader size={20} aria-hidden /> : <IconCloudUp size={20} aria-hidden />}
      <p>
        <strong>{status}</strong>
        <span>{isSending ? t('delivery', 'Is being sent') : t('delivery', 'Waits for the connection')}</span>
      </p>
      <Button variant="default" size="md" disabled={isSending} onClick={() => outgoingMoves.remove(entry.key)}>
        {t('delivery', 'Undo')}
      </Button>
    </div>
  )
}

function Refused({ entry: { key, payload }, problem }: { entry: OutgoingEntry; problem: Problem }) {
  const t = useT()
  const nameOf = useStatusName()
  return (
    <div className={classes.problem} role="alert">
      <p>
        <IconAlertTriangle size={20} aria-hidden />
        <strong>{t('delivery', '{track} did not become “{status}”', { track: payload.track, status: nameOf(payload.to) })}</strong>
      </p>
      <p>{problemText(t, problem, nameOf)}</p>
      <div className={classes.problemActions}>
        {problem.status >= 500 && (
          <Button size="md" onClick={() => outgoingMoves.retry(key)}>
            {t('delivery', 'Send again')}
          </Button>
        )}
        <Button variant="default" size="md" onClick={() => outgoingMoves.remove(key)}>
          {t('delivery', 'Dismiss')}
        </Button>
      </div>
    </div>
  )
}

function problemText(t: Translate, problem: Problem, nameOf: (id: number) => string): string {
  const { status, texts } = problem
  const now = rowOf(problem, orderMoveEndpoints.setStatus)
  if (now) return t('delivery', 'It was moved meanwhile and is now in “{status}”.', { status: nameOf(now.status_id) })
  if (status === 403 || status === 404) return t('delivery', 'The order is no longer yours. Ask the office.')
  return texts.join(' ')
}

/** Moves of orders that are not on the screen any more. */
export function LostMoves({ entries }: { entries: readonly OutgoingEntry[] }) {
  const t = useT()
  if (entries.length === 0) return null
  return (
    <section aria-label={t('delivery', 'Moves of other orders')} className={classes.lost}>
      {entries.map((entry) => (
        <div key={entry.key}>
          {!entry.problem && <p className={classes.track}>{entry.payload.track}</p>}
          <OutgoingState entry={entry} />
        </div>
      ))}
    </section>
  )
}
