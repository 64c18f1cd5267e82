import { useQuery } from '@tanstack/react-query'
import type { HandOverRow } from '@tracklane/contract/handover'
import { PER_PAGE } from '@tracklane/contract/kit/page'
import { handoverQueries } from '#features/handover/handover.api.ts'
import { PastHandOvers } from '#features/handover/past-hand-overs.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { Pager } from '#ui/data-table/pager.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { type FinanceSearch, handOversQueryOf } from './finance-search.ts'
import classes from './order-finance.module.css'

interface HandOversProps {
  search: FinanceSearch
  /** True once the content above has its final height. */
  isShown: boolean
  onPage: (page: number) => void
  onPerPage: (count: number) => void
  onOpen: (id: number) => void
  onTakeBack: (row: HandOverRow) => void
}

/** The hand-overs of the period. */
export function HandOvers({ search, isShown, onPage, onPerPage, onOpen, onTakeBack }: HandOversProps) {
  const t = useT()
  const past = useQuery(handoverQueries.page(handOversQueryOf(search)))
  const title = t('finance', 'Past hand-overs')
  if (!isShown) return null
  return (
    <section className={classes.past} aria-label={title}>
      <h2 className={classes.pastTitle}>{title}</h2>
      {past.data && past.data.meta.total === 0 && (
        <p className={classes.none}>
          {search.paid_at_from || search.paid_at_to
            ? t('finance', 'None in this period.')
            : t('finance', 'None yet. Press “Hand over” beside a courier who brings money.')}
        </p>
      )}
      {past.data && past.data.data.length > 0 && (
        <>
          <PastHandOvers label={title} rows={past.data.data} onOpen={onOpen} onTakeBack={onTakeBack} />
          {past.data.meta.total > PER_PAGE[0] && <Pager meta={past.data.meta} onPage={onPage} onPerPage={onPerPage} />}
        </>
      )}
      {!past.data && past.error && (
        <ErrorState message={past.error.message} onRetry={() => void past.refetch()} isRetrying={past.isFetching} />
      )}
    </section>
  )
}
