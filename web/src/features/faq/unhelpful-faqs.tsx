import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FullFaq } from '@tracklane/contract/faq'
import type { ReactNode } from 'react'
import { useListSearch } from '#kit/list-search.ts'
import { useLanguage, useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { faqQueries } from './faq.api.ts'
import classes from './faq.module.css'
import { FaqEdit } from './faq-drawer.tsx'
import { FaqIndexSearch } from './faq-search.ts'
import { unhelpful } from './faq-unhelpful.rules.ts'

/** The questions with unhelpful answers; each opens its form. */
export function UnhelpfulFaqs({ title, tabs }: { title: string; tabs: ReactNode }) {
  const t = useT()
  const { openId, open, close, hrefOf } = useListSearch(FaqIndexSearch)
  const faqs = useQuery(faqQueries.list())
  const rows = faqs.data && unhelpful(faqs.data)
  return (
    <>
      <PageHead title={title} />
      {tabs}
      {faqs.error && !rows ? (
        <ErrorState message={faqs.error.message} onRetry={() => void faqs.refetch()} isRetrying={faqs.isFetching} />
      ) : !rows ? (
        <Skeleton height={240} aria-hidden />
      ) : rows.length === 0 ? (
        <EmptyState title={t('faq', 'Nobody has said that an answer did not help')}>
          {t('faq', 'Answers that logists did not find helpful appear here, with how many said so.')}
        </EmptyState>
      ) : (
        <UnhelpfulTable rows={rows} hrefOf={hrefOf} onOpen={open} />
      )}
      {openId !== undefined && <FaqEdit key={openId} id={openId} onClose={close} />}
    </>
  )
}

interface UnhelpfulTableProps {
  rows: readonly FullFaq[]
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
}

function UnhelpfulTable({ rows, hrefOf, onOpen }: UnhelpfulTableProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <div className={classes.frame}>
      <table className={classes.told}>
        <thead>
          <tr>
            <th scope="col">{t('faq', 'Question')}</th>
            <th scope="col" className={classes.aside}>
              {t('faq', 'Category')}
            </th>
            <th scope="col" className={classes.count}>
              {t('faq', 'Did not help')}
            </th>
            <th scope="col" className={classes.count}>
              {t('faq', 'Helped')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, question, category, helpful = 0, not_helpful = 0 }) => (
            <tr key={id}>
              <td>
                <a
                  className={classes.link}
                  href={hrefOf(id)}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return
                    event.preventDefault()
                    onOpen(id)
                  }}
                >
                  {question}
                </a>
                <span className={classes.below}>{category}</span>
              </td>
              <td className={classes.aside}>{category}</td>
              <td className={classes.count}>{not_helpful.toLocaleString(language)}</td>
              <td className={classes.count}>{helpful.toLocaleString(language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
