import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import type { Issue } from '@tracklane/contract/issue'
import { formatDate } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { Age } from '#ui/age.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useHandleIssue } from './issue.api.ts'
import classes from './issue.module.css'

interface IssueListProps {
  label: string
  issues: readonly Issue[]
  /** True for two lines per report, without browser and version. */
  isShort?: boolean
}

export function IssueList({ label, issues, isShort = false }: IssueListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {issues.map((issue) => (
        <IssueRow key={issue.id} issue={issue} isShort={isShort} />
      ))}
    </ul>
  )
}

function IssueRow({ issue, isShort }: { issue: Issue; isShort: boolean }) {
  const t = useT()
  const isHandled = issue.handled_at !== null
  return (
    <li className={classes.issue} data-short={isShort || undefined} data-handled={isHandled || undefined}>
      <div className={classes.said}>
        <p className={classes.message}>{issue.message}</p>
        <p className={classes.facts}>
          <span>{issue.user}</span>
          <Age at={issue.created_at} />
          {issue.url && <a href={issue.url}>{issue.url}</a>}
          {!isShort && <span>{issue.app_version}</span>}
          {!isShort && <span>{issue.user_agent}</span>}
        </p>
        {issue.handled_at && (
          <p className={classes.facts}>
            {t('issue', 'Handled by {name}, {date}', { name: issue.handled_by ?? '', date: formatDate(issue.handled_at, 'fullDate') })}
          </p>
        )}
      </div>
      <HandleButton issue={issue} />
    </li>
  )
}

function HandleButton({ issue }: { issue: Issue }) {
  const t = useT()
  const handle = useHandleIssue()
  const isHandled = issue.handled_at !== null
  const Icon = isHandled ? IconArrowBackUp : IconCheck
  return (
    <IconButton
      label={isHandled ? t('issue', 'Open it again') : t('issue', 'Mark as handled')}
      loading={handle.isPending}
      onClick={() => handle.mutate(issue)}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  )
}
