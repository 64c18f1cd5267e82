import type { BoardColumn as Answer, KanbanColumn } from '@tracklane/contract/kanban'
import { lazy, Suspense } from 'react'
import type { ShownFields } from '#features/kanban/data/card-layout.rules.ts'
import { useNow } from '#features/kanban/data/use-now.ts'
import { DragArea } from '#features/kanban/drag/drag-area.tsx'
import { LiftedCard } from '#features/kanban/drag/lifted-card.tsx'
import { useT } from '#lib/i18n.ts'
import classes from './board.module.css'
import { BoardColumn } from './board-column.tsx'
import { BoardDialogs } from './board-dialogs.tsx'
import { boardKeyDown } from './use-board-keyboard.ts'
import { useLiveBoard } from './use-live-board.ts'

const BoardSelection = lazy(() => import('./board-selection.tsx').then((module) => ({ default: module.BoardSelection })))

export interface LiveBoardProps {
  layout: readonly KanbanColumn[]
  /** The statuses a filter narrows the board to. */
  only: readonly number[] | undefined
  answer: readonly Answer[]
  /** Names the filter that the answer belongs to. */
  answerKey: string
  isFetching: boolean
  fields: ShownFields
  onMore: (status_id: number) => Promise<unknown>
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
}

/** The board as it is used: what others do comes in, except while a card is lifted or a dialog asks. */
export function LiveBoard(props: LiveBoardProps) {
  const { fields, onMore, onOpen } = props
  const t = useT()
  const now = useNow()
  const board = useLiveBoard(props)
  const { columns, selection, lifting, verdicts } = board
  const { lift, lifted } = lifting

  return (
    <DragArea
      lifting={lifting}
      find={(id) => board.cards.get(id)}
      onDrop={board.drop}
      overlay={(order) => <LiftedCard order={order} fields={fields} now={now} count={board.companions(order)} />}
    >
      <section
        className={classes.columns}
        data-lifting={lift?.by}
        data-selecting={selection.selected.size > 0 || undefined}
        aria-label={t('kanban', 'Board')}
        onKeyDown={boardKeyDown(board.keys)}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.status_id}
            column={column}
            fields={fields}
            now={now}
            verdict={lift ? verdicts?.get(column.status_id)?.kind : undefined}
            reason={lift ? board.reasonFor(column.status_id) : undefined}
            isOver={lift !== undefined && lift.over === column.status_id && lift.order.status_id !== column.status_id}
            tabStop={board.tabStop}
            lifted={lift && lift.order.status_id === column.status_id ? lifted : undefined}
            glowing={board.glowing}
            selected={selection.selected}
            actions={board.actions}
            onMore={onMore}
            onSelectAll={board.actions.onSelectAll}
            onCollapse={board.collapse}
          />
        ))}
      </section>
      {selection.orders.length > 0 && (
        <Suspense>
          <BoardSelection actions={board.bulkActions} onClear={board.clearSelection} />
        </Suspense>
      )}
      <BoardDialogs menu={board.menu} moves={board.moves} onOpen={onOpen} onMenuClosed={board.closeMenu} focusCard={board.focusCard} />
      {board.region}
    </DragArea>
  )
}
