import type { CompactOrder } from '@tracklane/contract/kanban'
import { useT } from '#lib/i18n.ts'
import { shortName } from './card-values.rules.ts'
import classes from './order-card.module.css'

interface CardTrackProps {
  order: CompactOrder
  /** Somebody else has just brought it: who that was stands in its place for a while. */
  isArrival: boolean
}

export function CardTrack({ order: { track, moved_by }, isArrival }: CardTrackProps) {
  const t = useT()
  if (!isArrival || !moved_by) return <span className={classes.track}>{track}</span>
  return (
    <span className={classes.mover}>
      {t('kanban', '{name}, just now', { name: shortName(moved_by.name) })}
      <span className="visually-hidden"> {track}</span>
    </span>
  )
}
