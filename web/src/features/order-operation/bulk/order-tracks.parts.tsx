import { useT } from '#lib/i18n.ts'
import classes from './bulk.module.css'

interface OrderTracksProps {
  tracks: readonly string[]
  /** The number of orders named; hundreds would not be read. */
  named?: number | undefined
  /** The number of chosen orders that are out of sight. */
  unseen?: number | undefined
}

/** The tracks of the orders. */
export function OrderTracks({ tracks, named = 3, unseen = 0 }: OrderTracksProps) {
  const t = useT()
  return (
    <p className={classes.tracks}>
      {tracks.slice(0, named).join(', ')}
      {tracks.length > named && ` ${t('order', 'and {count} more', { count: tracks.length - named })}`}
      {unseen > 0 && (
        <strong className={classes.unseen}>
          {t('order', '{count, plural, one {# of them is not in sight} other {# of them are not in sight}}', { count: unseen })}
        </strong>
      )}
    </p>
  )
}
