import { Button } from '@mantine/core'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import classes from './board.module.css'

/** One text for the whole board instead of one per column. */
export function NothingFound() {
  const t = useT()
  const board = useBoardStore()
  return (
    <div className={classes.nothing} role="status">
      <EmptyState
        title={t('kanban', 'No orders match these filters')}
        action={
          <Button variant="default" onClick={() => board.getState().input.onClear()}>
            {t('filter', 'Clear filters')}
          </Button>
        }
      />
    </div>
  )
}
