import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useRef } from 'react'
import { useBoard } from '#features/kanban/data/board.store.ts'
import { useArrivals } from '#features/kanban/data/use-arrivals.ts'
import { DragArea } from '#features/kanban/drag/drag-area.tsx'
import { useBoardDrop } from '#features/kanban/drag/use-board-drop.ts'
import { useVerdicts } from '#features/order-move/order-verdicts.api.ts'
import { useT } from '#lib/i18n.ts'
import { part } from '#ui/part.ts'
import { Announcer } from './announcer.tsx'
import classes from './board.module.css'
import { BoardColumn } from './board-column.tsx'
import { BoardDialogs } from './board-dialogs.tsx'
import { BoardFloats } from './board-floats.tsx'
import { BoardKeys } from './board-keys.tsx'
import { nothingOn } from './nothing-found.rules.ts'
import { NothingFound } from './nothing-found.tsx'
import { useBoardInput } from './use-board-input.ts'
import { useCardContextMenu } from './use-card-context-menu.ts'
import { useCardPreview } from './use-card-preview.ts'
import { useClearSelection } from './use-clear-selection.ts'
import { useFocusClaim } from './use-focus-claim.ts'

const NothingThere = part(() => import('./nothing-there.tsx').then((module) => ({ default: module.NothingThere })), { ahead: false })
const StatusTabs = part(() => import('./status-tabs.tsx').then((module) => ({ default: module.StatusTabs })), { ahead: false })

/** The columns, and what stands over them. */
export function BoardArea() {
  const t = useT()
  const columns = useBoard((state) => state.columns)
  const density = useBoard(({ input }) => input.density)
  const lifted = useBoard(({ lift }) => lift?.order)
  const liftedBy = useBoard(({ lift }) => lift?.by)
  const hasSelection = useBoard(({ chosen }) => chosen.length > 0)
  const answered = useBoard(({ input }) => (input.isPlaceholder ? undefined : (input.filter.search ?? '')))
  const nothing = useBoard(nothingOn)
  const isPhone = useMediaQuery('(max-width: 639px)', undefined, { getInitialValueInEffect: false })
  const verdicts = useVerdicts(lifted)
  const drop = useBoardDrop(verdicts)
  const clear = useClearSelection()
  const onKeyDown = useBoardInput({ verdicts, drop, clear })
  const onContextMenu = useCardContextMenu()
  const preview = useCardPreview()
  const area = useRef<HTMLElement>(null)
  useArrivals()
  useFocusClaim()

  return (
    <DragArea onDrop={drop}>
      {isPhone && (
        <div className={classes.tabs}>
          <Suspense>
            <StatusTabs area={area} />
          </Suspense>
        </div>
      )}
      <section
        ref={area}
        className={classes.columns}
        data-density={density}
        data-lifting={liftedBy}
        data-found-by={answered}
        data-selecting={hasSelection || undefined}
        aria-label={t('kanban', 'Board')}
        onKeyDown={onKeyDown}
        onContextMenu={onContextMenu}
        {...preview.onColumns}
      >
        {columns.map((column) => (
          <BoardColumn key={column.status_id} column={column} verdict={verdicts?.get(column.status_id)} />
        ))}
      </section>
      {nothing === 'found' && <NothingFound />}
      {nothing === 'there' && (
        <Suspense>
          <NothingThere />
        </Suspense>
      )}
      <BoardFloats verdicts={verdicts} preview={preview} onClear={clear} />
      <BoardDialogs />
      <BoardKeys onMove={drop} />
      <Announcer />
    </DragArea>
  )
}
