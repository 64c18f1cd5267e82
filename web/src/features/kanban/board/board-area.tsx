import { useMediaQuery } from '@mantine/hooks'
import { type MouseEvent, Suspense, useRef } from 'react'
import { useBoard, useBoardStore } from '#features/kanban/data/board.store.ts'
import { questionOf } from '#features/kanban/data/board-moves.rules.ts'
import { useArrivals } from '#features/kanban/data/use-arrivals.ts'
import { useBoardAnnouncements } from '#features/kanban/data/use-board-announcements.ts'
import { useBoardMoves } from '#features/kanban/data/use-board-moves.ts'
import { DragArea } from '#features/kanban/drag/drag-area.tsx'
import { useBoardDrop } from '#features/kanban/drag/use-board-drop.ts'
import { MoveDialog } from '#features/order-move/order-move.parts.tsx'
import { useVerdicts } from '#features/order-move/order-verdicts.api.ts'
import { useT } from '#lib/i18n.ts'
import { part } from '#ui/part.ts'
import { TooLate } from '#ui/too-late.tsx'
import classes from './board.module.css'
import { BoardColumn } from './board-column.tsx'
import { BoardFloats } from './board-floats.tsx'
import { BoardKeys } from './board-keys.tsx'
import { cardIn, cardLink } from './card-focus.ts'
import { nothingOn } from './nothing-found.rules.ts'
import { NothingFound } from './nothing-found.tsx'
import { useBoardInput } from './use-board-input.ts'
import { useCardPreview } from './use-card-preview.ts'
import { useFocusClaim } from './use-focus-claim.ts'

const NothingThere = part(() => import('./nothing-there.tsx').then((module) => ({ default: module.NothingThere })), { ahead: false })
const StatusTabs = part(() => import('./status-tabs.tsx').then((module) => ({ default: module.StatusTabs })), { ahead: false })
const CardMenu = part(() => import('#features/kanban/card/card-menu.tsx').then((module) => ({ default: module.CardMenu })))

/** The columns and everything over them. */
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

/** Polite announcements for people who do not see the board. */
function Announcer() {
  const said = useBoard((state) => state.said)
  return (
    <div className="visually-hidden" aria-live="polite" role="status">
      {said}
    </div>
  )
}

/** Dialogs over the board: the menu of a card, and the questions of a move. */
function BoardDialogs() {
  const { cancel, closeMenu } = useBoardStore()
  const { start, send } = useBoardMoves()
  const menu = useBoard((state) => state.menu)
  const asking = useBoard(questionOf)
  return (
    <>
      {menu && (
        <Suspense fallback={<TooLate onLate={closeMenu} />}>
          <CardMenu order={menu.order} anchor={menu.anchor} onMove={start} />
        </Suspense>
      )}
      {asking && (
        <MoveDialog
          key={asking.key}
          move={asking}
          before={asking.before}
          errors={asking.errors}
          onConfirm={(body) => send(asking, body)}
          onCancel={() => cancel(asking)}
        />
      )}
    </>
  )
}

/** Clears the selection and announces it. Returns false where nothing was selected. */
function useClearSelection(): () => boolean {
  const board = useBoardStore()
  const announce = useBoardAnnouncements()
  return () => {
    if (board.getState().selection.ids.size === 0) return false
    board.deselectAll()
    announce.selected(0)
    board.claimTabStop()
    return true
  }
}

/** Opens the card's menu on a right click. A finger that rests on a card lifts it instead. */
function useCardContextMenu() {
  const board = useBoardStore()
  return (event: MouseEvent<HTMLElement>) => {
    const id = cardIn(event.target)
    const order = id === undefined ? undefined : board.getState().cards.get(id)
    if (!order) return
    event.preventDefault()
    if (board.getState().lift || isFinger(event.nativeEvent)) return
    const isPoint = event.button === 2
    const anchor = isPoint ? new DOMRect(event.clientX, event.clientY, 0, 0) : cardLink(order.id)?.getBoundingClientRect()
    if (anchor) board.openMenu(order, anchor)
  }
}

function isFinger(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch'
}
