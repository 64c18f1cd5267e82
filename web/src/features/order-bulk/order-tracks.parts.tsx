import { useT } from '#lib/i18n.ts'
import classes from './bulk.module.css'

/** So many orders are named; nobody reads hundreds. */
const NAMED = 12

/** The orders' tracks. */
export function OrderTracks({ tracks }: { tracks: readonly string[] }) {
  const t = useT()
  return (
    <p className={classes.tracks}>
      {tracks.slice(0, NAMED).join(', ')}
      {tracks.length > NAMED && ` ${t('order', 'and {count} more', { count: tracks.length - NAMED })}`}
    </p>
  )
}
