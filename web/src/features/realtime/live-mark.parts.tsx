import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { ASK_EVERY, useLive } from './live.store.ts'
import classes from './live-mark.module.css'

/** The same for what nobody tells of: the moment it was asked for. */
export function AsOf({ at }: { at: number }) {
  const t = useT()
  // Its room is there before its time is: what stands behind it stays where it is.
  return (
    <p className={classes.mark} data-live="past" data-unknown={at === 0 || undefined}>
      {t('realtime', 'As of {time}', { time: formatDate(new Date(at).toISOString(), 'onlyTime') })}
    </p>
  )
}

/** Stands beside a title: whether what is shown is what the server has, or since when nobody can say so. The notice says aloud when that changes. */
export function LiveMark() {
  const t = useT()
  const { isLive, at } = useLive()
  const time = formatDate(new Date(at).toISOString(), 'onlyTime')
  return (
    <p className={classes.mark} data-live={isLive}>
      {isLive
        ? t('realtime', 'Live as of {time}', { time })
        : t('realtime', 'Stale since {time}, asking every {seconds} s', { time, seconds: ASK_EVERY / 1000 })}
    </p>
  )
}
