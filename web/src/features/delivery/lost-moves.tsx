import { useT } from '#lib/i18n.ts'
import classes from './delivery-card.module.css'
import type { OutgoingEntry } from './outgoing-moves.api.ts'
import { RefusedMove } from './refused-move.tsx'
import { WaitingMove } from './waiting-move.tsx'

/** Moves of orders that are no longer on the screen. */
export function LostMoves({ entries }: { entries: readonly OutgoingEntry[] }) {
  const t = useT()
  if (entries.length === 0) return null
  return (
    <section aria-label={t('delivery', 'Moves of other orders')} className={classes.lost}>
      {entries.map((entry) => (
        <div key={entry.key}>
          {entry.problem ? (
            <RefusedMove entry={entry} problem={entry.problem} order={undefined} />
          ) : (
            <>
              <p className={classes.track}>{entry.payload.track}</p>
              <WaitingMove entry={entry} />
            </>
          )}
        </div>
      ))}
    </section>
  )
}
