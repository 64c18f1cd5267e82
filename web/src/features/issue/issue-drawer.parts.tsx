import { Drawer, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { IssueQuery } from '@tracklane/contract/issue'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { Pager } from '#ui/data-table/pager.tsx'
import { DIALOG } from '#ui/dialog-size.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { issueQueries } from './issue.api.ts'
import classes from './issue.module.css'
import { IssueList } from './issue-list.tsx'

/** All reports, in pages. */
export function IssueDrawer({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [query, setQuery] = useState<Partial<IssueQuery>>({ page: 1, per_page: 25 })
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={DIALOG.wide}
      padding="lg"
      title={t('issue', 'Reported problems')}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <div className={classes.tools}>
        <CheckboxField
          label={t('issue', 'Only what nobody has handled yet')}
          value={query.handled === false}
          onChange={(isOpen) => setQuery({ ...query, page: 1, handled: isOpen ? false : undefined })}
        />
        <Issues query={query} onQuery={setQuery} />
      </div>
    </Drawer>
  )
}

interface IssuesProps {
  query: Partial<IssueQuery>
  onQuery: (query: Partial<IssueQuery>) => void
}

function Issues({ query, onQuery }: IssuesProps) {
  const t = useT()
  const issues = useQuery(issueQueries.page(query))
  if (issues.isError && !issues.data)
    return <ErrorState message={issues.error.message} onRetry={() => issues.refetch()} isRetrying={issues.isFetching} />
  if (!issues.data) return <Skeleton height={240} />
  const { data, meta } = issues.data
  if (data.length === 0 && meta.total === 0)
    return <EmptyState title={t('issue', 'No reports')}>{t('issue', 'What people report from the user menu appears here.')}</EmptyState>
  return (
    <>
      <IssueList label={t('issue', 'Reported problems')} issues={data} />
      <Pager
        meta={meta}
        onPage={(page) => onQuery({ ...query, page })}
        onPerPage={(per_page) => onQuery({ ...query, page: 1, per_page })}
      />
    </>
  )
}
