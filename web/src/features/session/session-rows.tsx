import { Button } from '@mantine/core'
import type { Session } from '@tracklane/contract/session'
import { useEffect, useRef } from 'react'
import { DeviceIcon, useDeviceText } from '#features/sign-in/device.parts.tsx'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { Age } from '#ui/age.tsx'
import classes from './session.module.css'

interface SessionRowsProps {
  sessions: readonly Session[]
  /** Returns whether a session is being ended. */
  isEnding: (id: number) => boolean
  onEnd: (session: Session) => void
}

const MINUTES_2 = 120_000

/** The sessions of a person, one per line. When one ends, the focus moves to the button of the next. */
export function SessionRows({ sessions, isEnding, onEnd }: SessionRowsProps) {
  const t = useT()
  const deviceText = useDeviceText()
  const list = useFocusOnNext()
  return (
    <ul ref={list} className={classes.list} aria-label={t('session', 'Sessions')}>
      {sessions.map((session) => (
        <li key={session.id} className={classes.row}>
          <DeviceIcon userAgent={session.user_agent} />
          <span className={classes.device}>
            <span className={classes.name}>{deviceText(session.user_agent)}</span>
            <span className={classes.dim}>
              {session.ip && <>{session.ip} · </>}
              {t('session', 'since {time}', { time: sinceText(session.created_at) })}
            </span>
          </span>
          <LastSeen session={session} />
          {!session.current && (
            <Button
              size="compact-sm"
              variant="default"
              className={classes.end}
              loading={isEnding(session.id)}
              aria-label={t('session', 'End the session: {device}', { device: deviceText(session.user_agent) })}
              onClick={() => onEnd(session)}
            >
              {t('session', 'End')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function LastSeen({ session: { current, last_seen_at } }: { session: Session }) {
  const t = useT()
  if (current) return <span className={classes.current}>{t('session', 'This one')}</span>
  const isActive = Date.now() - Date.parse(last_seen_at) < MINUTES_2
  return (
    <span className={classes.seen}>
      {isActive ? t('session', 'Active now') : <Age at={last_seen_at}>{(age) => t('session', 'seen {age}', { age })}</Age>}
    </span>
  )
}

/** Formats a time; without the date for today. */
function sinceText(at: string): string {
  const isToday = formatDate(at, 'onlyDate') === formatDate(new Date().toISOString(), 'onlyDate')
  return isToday ? formatDate(at, 'onlyTime') : `${formatDate(at, 'onlyDayMonth')} ${formatDate(at, 'onlyTime')}`
}

/** Checks after every render, since a row that is gone takes the focus with it. */
function useFocusOnNext() {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef(-1)
  useEffect(() => {
    const buttons: Element[] = [...(list.current?.querySelectorAll('button') ?? [])]
    const wasHere = place.current >= 0 && document.activeElement === document.body
    const next = buttons[Math.min(place.current, buttons.length - 1)] ?? list.current?.closest('section')?.querySelector('button')
    if (wasHere && next instanceof HTMLElement) next.focus()
    const note = () => {
      place.current = document.activeElement ? buttons.indexOf(document.activeElement) : -1
    }
    const { current } = list
    current?.addEventListener('focusin', note)
    return () => current?.removeEventListener('focusin', note)
  })
  return list
}
