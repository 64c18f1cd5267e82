import { Button, Loader } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { type Translate, useT } from '#lib/i18n.ts'
import { reportError } from '#lib/query-client.ts'
import classes from './delivery-card.module.css'
import { type OutgoingEntry, outgoingMoves } from './outgoing-moves.api.ts'

/** A move that the server does not have yet, as far as the phone knows. */
export function WaitingMove({ entry }: { entry: OutgoingEntry }) {
  const t = useT()
  const nameOf = useStatusName()
  // Without an answer before, a new try is not announced.
  const isSending = outgoingMoves.useLine(({ sending, isStuck }) => sending === entry.key && !isStuck)
  return (
    <div className={classes.outgoing}>
      {isSending ? <Loader size={20} aria-hidden /> : <IconCloudUp size={20} aria-hidden />}
      <p>
        <strong>{nameOf(entry.payload.to)}</strong>
        <span>{stateText(t, entry, isSending)}</span>
      </p>
      {entry.undo ? (
        <Button variant="default" size="md" disabled={isSending} onClick={() => keep(outgoingMoves.mark(entry.key, { undo: false }))}>
          {t('delivery', 'Send it after all')}
        </Button>
      ) : (
        <Button variant="default" size="md" disabled={isSending} onClick={() => keep(outgoingMoves.takeBack(entry.key))}>
          {t('dialog', 'Undo')}
        </Button>
      )}
    </div>
  )
}

/** Describes the state. A move sent without an answer may have arrived, so the text does not deny that. */
function stateText(t: Translate, { asked, undo }: OutgoingEntry, isSending: boolean): string {
  if (undo) return t('delivery', 'Will be taken back if it has not arrived')
  if (isSending) return t('delivery', 'Is being sent')
  return asked ? t('delivery', 'No answer yet: it may have arrived') : t('delivery', 'Waits for the connection')
}

/** Reports a change that the phone could not keep; the entry stays unchanged. */
function keep(change: Promise<unknown>): void {
  change.catch((error: unknown) => reportError(error))
}
