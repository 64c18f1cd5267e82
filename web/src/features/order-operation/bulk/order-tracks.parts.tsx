import { useT } from '#lib/i18n.ts'
import classes from './bulk.module.css'

interface OrderTracksProps {
  tracks: readonly string[]
  /** So many are named; nobody reads hundreds. */
  named?: number | undefined
  /** So many of them are not in sight where they were chosen. */
  unseen?: number | undefined
}

/** The orders' tracks. */
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
