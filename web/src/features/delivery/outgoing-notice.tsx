import { Loader } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { formatDate } from '#lib/format.ts'
import { isUnreachable } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import classes from './courier-home.module.css'
import { outgoingMoves } from './outgoing-moves.api.ts'

interface OutgoingNoticeProps {
  /** The number of moves that the server does not have yet. */
  waiting: number
  isOnline: boolean
  /** The reason why the orders could not be loaded again. */
  error: Error | null
  /** The time when they were loaded; undefined before that. */
  updatedAt: number | undefined
}

/** Says how fresh the screen is, and what the server does not know yet. */
export function OutgoingNotice({ waiting, isOnline, error, updatedAt }: OutgoingNoticeProps) {
  const t = useT()
  const { sending, isStuck } = outgoingMoves.useLine()
  const isCutOff = !isOnline || isUnreachable(error) || (isStuck && waiting > 0)
  const isSending = sending !== null && !isCutOff
  return (
    <div role="status" className={classes.notice} data-kind={isCutOff ? 'offline' : isSending ? 'sending' : undefined}>
      {isCutOff && (
        <p>
          <IconCloudOff size={20} aria-hidden />
          <span>
            <strong>{t('delivery', 'No connection.')}</strong>{' '}
            {waiting > 0
              ? t('delivery', '{count, plural, one {# move waits} other {# moves wait}} until it is back.', { count: waiting })
              : t('delivery', 'What you do now is sent when it is back.')}
          </span>
        </p>
      )}
      {error && !isCutOff && <p>{t('delivery', 'The orders could not be updated.')}</p>}
      {isSending && (
        <p>
          <Loader size={18} aria-hidden /> {t('delivery', 'Sending {count, plural, one {# move} other {# moves}}…', { count: waiting })}
        </p>
      )}
      {updatedAt !== undefined && (
        <span className={classes.updated}>{t('delivery', 'Last updated {time}', { time: momentText(updatedAt) })}</span>
      )}
    </div>
  )
}

/** Formats a moment; only the time where it is today. */
function momentText(at: number): string {
  const moment = new Date(at).toISOString()
  const isToday = formatDate(moment, 'onlyDate') === formatDate(new Date().toISOString(), 'onlyDate')
  return isToday ? formatDate(moment, 'onlyTime') : `${formatDate(moment, 'onlyDate')} ${formatDate(moment, 'onlyTime')}`
}
