import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '#lib/i18n.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { TitledSection } from '#ui/titled-section.tsx'
import { EventRows } from './event-rows.parts.tsx'
import { signInQueries } from './sign-in.api.ts'
import classes from './sign-in.module.css'

/** The latest events of one account, in its drawer; the list has all. */
export function RecentSignIns({ userId }: { userId: number }) {
  const t = useT()
  const latest = useQuery(signInQueries.latest({ user_id: [userId] }))
  return (
    <TitledSection
      title={t('sign-in', 'Recent sign-ins')}
      tools={
        latest.data &&
        latest.data.length > 0 && (
          <Link to="." search={{ tab: 'sign-in', user_id: [userId] }} className={classes.all}>
            {t('sign-in', 'All')}
          </Link>
        )
      }
    >
      {latest.isPending && <p className={classes.state}>{t('layout', 'Loading')}</p>}
      {latest.isError && !latest.data && (
        <ErrorState message={latest.error.message} onRetry={() => latest.refetch()} isRetrying={latest.isFetching} />
      )}
      {latest.data?.length === 0 && <p className={classes.state}>{t('sign-in', 'Nobody has signed in with this login yet.')}</p>}
      {latest.data && latest.data.length > 0 && <EventRows rows={latest.data} />}
    </TitledSection>
  )
}
