import { Skeleton } from '@mantine/core'
import { useMoreCards } from '#features/kanban/data/use-board-answer.ts'
import { useT } from '#lib/i18n.ts'
import classes from './board-column.module.css'
import { useReachedEnd } from './use-reached-end.ts'

/** Stands after the last card and brings the next ones before anybody gets there. */
export function MoreCards({ status_id }: { status_id: number }) {
  const t = useT()
  const load = useMoreCards(status_id)
  const { ref, hasFailed } = useReachedEnd(load)
  return (
    <div ref={ref} className={classes.more}>
      {hasFailed ? (
        <button type="button" className={classes.retry} onClick={load}>
          {t('kanban', 'Load more orders')}
        </button>
      ) : (
        <Skeleton className={classes.skeleton} />
      )}
    </div>
  )
}
