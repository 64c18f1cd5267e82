import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDate, formatLanguage } from '#lib/format.ts'
import { useLanguage, useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { faqQueries } from './faq.api.ts'
import classes from './faq.module.css'

/** Logists' searches that found nothing: questions still to be written. */
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

interface Missed {
  text: string
  language: string
  count: number
  last_at: string
}

function MissedTable({ rows }: { rows: readonly Missed[] }) {
  const t = useT()
  const language = useLanguage()
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
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.language} ${row.text}`}>
              <td>
                <span lang={row.language}>{row.text}</span>
                <span className={classes.below}>
                  {formatLanguage(language, row.language)} · {formatDate(row.last_at, 'fullDate')}
                </span>
              </td>
              <td className={classes.aside}>{formatLanguage(language, row.language)}</td>
              <td className={classes.count}>{row.count.toLocaleString(language)}</td>
              <td className={classes.aside}>{formatDate(row.last_at, 'fullDate')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
