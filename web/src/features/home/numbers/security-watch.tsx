import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SignIn, SignInKind } from '@tracklane/contract/sign-in'
import { useState } from 'react'
import { LockedLogins } from '#features/session/locked-logins.parts.tsx'
import { EventRows } from '#features/sign-in/event-rows.parts.tsx'
import { signInQueries } from '#features/sign-in/sign-in.api.ts'
import { nameOf } from '#features/sign-in/sign-in-words.rules.ts'
import { useT } from '#lib/i18n.ts'
import calm from '#ui/calm-link.module.css'
import { ErrorState } from '#ui/error-state.tsx'
import { Block } from './block.tsx'
import classes from './watch.module.css'

const KINDS: Record<string, SignInKind[] | undefined> = {
  all: undefined,
  refused: ['refused', 'locked'],
  acting: ['impersonation_started', 'impersonation_ended'],
}

/** Figures for security staff: sign-ins, refusals with reasons, locked logins, and people acting as others. */
export function SecurityWatch() {
  const t = useT()
  const [shown, setShown] = useState('all')
  const choices = [
    { value: 'all', label: t('home', 'All') },
    { value: 'refused', label: t('home', 'Refused') },
    { value: 'acting', label: t('home', 'Impersonations') },
  ]
  return (
    <div className={classes.columns}>
      <Block
        title={t('home', 'Sign-ins')}
        aside={
          <span className={classes.aside}>
            <SegmentedControl size="xs" aria-label={t('home', 'Which sign-ins')} data={choices} value={shown} onChange={setShown} />
            <Link to="/user/" search={{ tab: 'sign-in', kind: KINDS[shown] }} className={classes.all}>
              {t('home', 'All sign-ins')}
            </Link>
          </span>
        }
      >
        <Latest kinds={KINDS[shown]} />
      </Block>
      <div className={classes.first}>
        <Block title={t('home', 'Locked accounts')}>
          <LockedLogins />
        </Block>
      </div>
    </div>
  )
}

function Latest({ kinds }: { kinds: SignInKind[] | undefined }) {
  const t = useT()
  const latest = useQuery(signInQueries.latest(kinds ? { kind: kinds } : {}))
  if (latest.isError && !latest.data)
    return <ErrorState message={latest.error.message} onRetry={() => latest.refetch()} isRetrying={latest.isFetching} />
  if (!latest.data) return <div className={classes.rows} aria-busy />
  if (latest.data.length === 0) return <p className={classes.none}>{t('home', 'Nothing of the kind has happened.')}</p>
  return <EventRows rows={latest.data} isFramed who={(row) => <Person row={row} />} />
}

/** A link to the account with its sessions, where there is one. */
function Person({ row }: { row: SignIn }) {
  if (row.user_id === null) return nameOf(row)
  return (
    <Link to="/user/" search={{ id: row.user_id }} className={calm.link}>
      {nameOf(row)}
    </Link>
  )
}
