import type { SignIn } from '@tracklane/contract/sign-in'
import type { ReactNode } from 'react'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { useDeviceText } from './device.parts.tsx'
import classes from './sign-in.module.css'
import { bursts } from './sign-in-bursts.rules.ts'
import { WhatHappened } from './what-happened.tsx'

interface EventRowsProps {
  rows: readonly SignIn[]
  /** True where it stands on its own rather than in a drawer. */
  isFramed?: boolean
  /** Renders the person of a row, where the rows are about several. */
  who?: (row: SignIn) => ReactNode
}

/** The events at sign-ins, one per line, with a burst of refusals in one: time, kind, place and device. */
export function EventRows({ rows, isFramed = false, who }: EventRowsProps) {
  const t = useT()
  const deviceText = useDeviceText()
  return (
    <ul className={`${classes.list} ${isFramed ? classes.framed : ''}`} aria-label={t('sign-in', 'Sign-ins')}>
      {bursts(rows).map((row) => (
        <li key={row.id} className={classes.row}>
          <time className={classes.time} dateTime={row.created_at} title={formatDate(row.created_at, 'fullDate')}>
            {formatDate(row.created_at, 'onlyDayMonth')} {formatDate(row.created_at, 'onlyTime')}
          </time>
          <span className={classes.what}>
            {who && <span className={classes.who}>{who(row)} · </span>}
            <WhatHappened signIn={row} burst={row} />
          </span>
          <span className={classes.where}>
            {row.ip && <>{row.ip} · </>}
            {deviceText(row.user_agent)}
          </span>
        </li>
      ))}
    </ul>
  )
}
