import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import type { LogSubject } from '#features/model-log/model-log.store.ts'
import { orderQueries } from '#features/order/order.api.ts'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { changeLogQueries, type ShownLog } from './change-log.api.ts'
import classes from './change-log.module.css'
import { LogEntries } from './log-entries.tsx'
import { LogPager } from './log-pager.tsx'

interface ChangeLogProps {
  entity: LogSubject
  id: number
}

/** The changes with their authors, the latest first, in pages. */
export function ChangeLog({ entity, id }: ChangeLogProps) {
  const t = useT()
  const { role } = useProfile()
  const [query, setQuery] = useState({ page: 0, itemsPerPage: 10 })
  const log = useQuery({ ...changeLogQueries.page({ entity, id, query, role }), placeholderData: keepPreviousData })
  const currency = useCurrencyOf(entity, id)
  const frame = useTop(query)
  const pages = log.data?.pagesCount ?? 0
  // The last page is gone: goes to the page before it.
  if (!log.isPlaceholderData && pages > 0 && query.page >= pages) setQuery({ ...query, page: pages - 1 })
  return (
    <>
      <section
        ref={frame}
        aria-label={t('model_log', 'Change log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard as well
        tabIndex={0}
        className={classes.frame}
        data-stale={log.isPlaceholderData || undefined}
        aria-busy={log.isFetching}
      >
        {log.isError ? (
          <ErrorState message={log.error.message} onRetry={() => log.refetch()} isRetrying={log.isFetching} />
        ) : log.data && currency.isSettled ? (
          <Page log={log.data} currency={currency.code} />
        ) : (
          <Waiting />
        )}
      </section>
      <LogPager {...query} pages={pages} onChange={setQuery} />
    </>
  )
}

function Page({ log, currency }: { log: ShownLog; currency: string | undefined }) {
  const t = useT()
  if (log.pagesCount > 0) return <LogEntries log={log} currency={currency} />
  return (
    <EmptyState title={t('model_log', 'Nothing has been changed yet')}>
      {t('model_log', 'What people change here will stand here, with who did it and when.')}
    </EmptyState>
  )
}

const LINES = [52, 76, 52, 100, 52]

function Waiting() {
  return (
    <div className={classes.waiting}>
      {LINES.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and they stay where they are
        <Skeleton key={index} height={height} />
      ))}
    </div>
  )
}

/** Scrolls another page to its beginning. */
function useTop(of: object) {
  const frame = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is not read here, but that it is another page is what moves the view
  useEffect(() => {
    if (frame.current) frame.current.scrollTop = 0
  }, [of])
  return frame
}

/** Returns the currency of the amounts in a row's log; `isSettled` once it is known or cannot be found. */
function useCurrencyOf(entity: LogSubject, id: number): { code: string | undefined; isSettled: boolean } {
  const isOrder = entity === 'order'
  const order = useQuery({ ...orderQueries.detail(id), enabled: isOrder })
  return { code: isOrder ? order.data?.currency_code : undefined, isSettled: !isOrder || !order.isPending }
}
