import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { ASK_EVERY, useLive } from './live.store.ts'
import classes from './live-mark.module.css'

/** The time of the answer, for screens without live updates. */
export function AsOf({ at }: { at: number }) {
  const t = useT()
  // The room is reserved before the time comes, so that nothing behind it moves.
  return (
    <p className={classes.mark} data-live="past" data-unknown={at === 0 || undefined}>
      {t('realtime', 'As of {time}', { time: formatDate(new Date(at).toISOString(), 'onlyTime') })}
    </p>
  )
}

/** A mark beside a title: whether the screen is up to date, or since when that is unknown. The notice announces changes. */
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
