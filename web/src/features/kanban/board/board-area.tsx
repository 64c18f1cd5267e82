import { lazy, Suspense } from 'react'
import { useBoard } from '#features/kanban/data/board.store.ts'
import { useArrivals } from '#features/kanban/data/use-arrivals.ts'
import { DragArea } from '#features/kanban/drag/drag-area.tsx'
import { useBoardDrop } from '#features/kanban/drag/use-board-drop.ts'
import { useVerdicts } from '#features/order-move/order-verdicts.api.ts'
import { useT } from '#lib/i18n.ts'
import { Announcer } from './announcer.tsx'
import classes from './board.module.css'
import { BoardColumn } from './board-column.tsx'
import { BoardDialogs } from './board-dialogs.tsx'
import { useBoardInput } from './use-board-input.ts'
import { useClearSelection } from './use-clear-selection.ts'
import { useFocusClaim } from './use-focus-claim.ts'

const BoardSelection = lazy(() => import('./board-selection.tsx').then((module) => ({ default: module.BoardSelection })))

/** The columns, and what stands over them. */
export function BoardArea() {
  const t = useT()
  const columns = useBoard((state) => state.columns)
  const lifted = useBoard(({ lift }) => lift?.order)
  const liftedBy = useBoard(({ lift }) => lift?.by)
  const hasSelection = useBoard(({ chosen }) => chosen.length > 0)
  const verdicts = useVerdicts(lifted)
  const drop = useBoardDrop(verdicts)
  const clear = useClearSelection()
  const onKeyDown = useBoardInput({ verdicts, drop, clear })
  useArrivals()
  useFocusClaim()

  return (
    <DragArea onDrop={drop}>
      <section
        className={classes.columns}
        data-lifting={liftedBy}
        data-selecting={hasSelection || undefined}
        aria-label={t('kanban', 'Board')}
        onKeyDown={onKeyDown}
      >
        {columns.map((column) => (
          <BoardColumn key={column.status_id} column={column} verdict={verdicts?.get(column.status_id)} />
        ))}
      </section>
      {hasSelection && (
        <Suspense>
          <BoardSelection onClear={clear} />
        </Suspense>
      )}
      <BoardDialogs />
      <Announcer />
    </DragArea>
  )
}
