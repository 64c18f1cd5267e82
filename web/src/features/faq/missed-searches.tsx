import { Button, Skeleton } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FaqMissedSearch } from '@tracklane/contract/faq'
import type { ReactNode } from 'react'
import { formatDate, formatLanguage } from '#lib/format.ts'
import { useLanguage, useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { faqQueries, useRemoveMissed } from './faq.api.ts'
import classes from './faq.module.css'

/** Searches of logists without a result: questions that should be written. */
export function MissedSearches({ title, tabs }: { title: string; tabs: ReactNode }) {
  const t = useT()
  const missed = useQuery(faqQueries.missed())
  return (
    <>
      <PageHead
        title={title}
        actions={
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            renderRoot={(props) => <Link to="/faq-admin/faq" search={{ new: true }} {...props} />}
          >
            {t('faq', 'New question')}
          </Button>
        }
      />
      {tabs}
      {missed.error && !missed.data ? (
        <ErrorState message={missed.error.message} onRetry={missed.refetch} isRetrying={missed.isFetching} />
      ) : !missed.data ? (
        <Skeleton height={240} aria-hidden />
      ) : missed.data.length === 0 ? (
        <EmptyState title={t('faq', 'Every search has found something')}>
          {t('faq', 'What logists look for in the FAQ without finding anything stands here.')}
        </EmptyState>
      ) : (
        <MissedTable rows={missed.data} />
      )}
    </>
  )
}

function MissedTable({ rows }: { rows: readonly FaqMissedSearch[] }) {
  const t = useT()
  const language = useLanguage()
  const putAway = useRemoveMissed()
  return (
    <div className={classes.frame}>
      <table className={classes.told}>
        <thead>
          <tr>
            <th scope="col">{t('faq', 'Searched for')}</th>
            <th scope="col" className={classes.aside}>
              {t('translations', 'Language')}
            </th>
            <th scope="col" className={classes.count}>
              {t('faq', 'How often')}
            </th>
            <th scope="col" className={classes.aside}>
              {t('faq', 'Last time')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('table', 'Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <span lang={row.language}>{row.text}</span>
                <span className={classes.below}>
                  {formatLanguage(language, row.language)} · {formatDate(row.last_at, 'fullDate')}
                </span>
              </td>
              <td className={classes.aside}>{formatLanguage(language, row.language)}</td>
              <td className={classes.count}>{row.count.toLocaleString(language)}</td>
              <td className={classes.aside}>{formatDate(row.last_at, 'fullDate')}</td>
              <td className={classes.ways}>
                <Link
                  to="/faq-admin/faq"
                  search={{ new: true, begun: `${row.language}:${row.text}` }}
                  className={classes.link}
                  aria-label={t('faq', 'Write a question from “{search}”', { search: row.text })}
                >
                  {t('faq', 'Write a question')}
                </Link>
                <IconButton label={t('faq', 'Put “{search}” away', { search: row.text })} onClick={() => putAway.mutate(row.id)}>
                  <IconX size={16} aria-hidden />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
