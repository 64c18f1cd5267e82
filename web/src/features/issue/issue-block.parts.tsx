import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { issueQueries } from './issue.api.ts'
import { IssueList } from './issue-list.tsx'

const LATEST = { handled: false, per_page: 10 } as const

/** The latest unhandled reports. */
export function LatestIssues() {
  const t = useT()
  const issues = useQuery(issueQueries.page(LATEST))
  if (issues.isError && !issues.data)
    return <ErrorState message={issues.error.message} onRetry={() => issues.refetch()} isRetrying={issues.isFetching} />
  if (!issues.data) return <Skeleton height={120} />
  if (issues.data.data.length === 0)
    return (
      <EmptyState title={t('issue', 'No open reports')}>{t('issue', 'What people report from the user menu appears here.')}</EmptyState>
    )
  return <IssueList label={t('issue', 'Reported problems')} issues={issues.data.data} isShort />
}
