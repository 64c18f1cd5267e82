import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { type CardDensity, useCardDensity } from '#features/kanban/card/card-density.ts'
import { BoardContext, createBoardStore } from '#features/kanban/data/board.store.ts'
import type { BoardFilter } from '#features/kanban/data/board-search.ts'
import type { BoardInput } from '#features/kanban/data/board-state.ts'
import { useBoardAnswer } from '#features/kanban/data/use-board-answer.ts'
import { useLiveAnswer } from '#features/kanban/data/use-live-answer.ts'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import classes from './board.module.css'
import { BoardArea } from './board-area.tsx'
import columnClasses from './board-column.module.css'

interface BoardProps {
  filter: BoardFilter
  onOpen: (id: number) => void
  onClear: () => void
}

export function Board({ filter, onOpen, onClear }: BoardProps) {
  const t = useT()
  const { density } = useCardDensity()
  const { layout, fields, orders, failed } = useBoardAnswer(filter)

  if (failed) return <ErrorState message={failed.error?.message} onRetry={() => failed.refetch()} isRetrying={failed.isFetching} />
  if (!layout || !fields || !orders.data) return <BoardSkeleton columns={layout?.length ?? 10} density={density} />
  if (layout.length === 0)
    return (
      <EmptyState title={t('kanban', 'This board has no columns')}>
        {t('kanban', 'An administrator of your organization chooses the columns of the board.')}
      </EmptyState>
    )
  return (
    <LiveBoard
      filter={filter}
      layout={layout}
      fields={fields}
      answer={orders.data}
      isPlaceholder={orders.isPlaceholderData}
      isFetching={orders.isFetching}
      density={density}
      onOpen={onOpen}
      onClear={onClear}
    />
  )
}

/** A placeholder in the shape of columns with cards. */
function BoardSkeleton({ columns, density }: { columns: number; density: CardDensity }) {
  const t = useT()
  return (
    <div className={classes.columns} data-density={density} role="status" aria-label={t('kanban', 'The board is loading')}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
        <div key={column} className={columnClasses.column} aria-hidden>
          <div className={columnClasses.head}>
            <div className={columnClasses.title}>
              <Skeleton circle height={8} />
              <Skeleton height={14} width={110} />
            </div>
            <Skeleton height={12} width={120} mt={2} mb={2} />
          </div>
          <div className={columnClasses.skeletons}>
            {Array.from({ length: (density === 'compact' ? 12 : 6) - (column % 3) }, (_, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders of cards have nothing else either
              <Skeleton key={card} className={columnClasses.skeleton} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** The board in use: other people's changes appear, except while a card is lifted or a dialog asks. */
function LiveBoard(input: BoardInput) {
  const [board] = useState(() => createBoardStore(input))
  useLiveAnswer(board, input)
  return (
    <BoardContext value={board}>
      <BoardArea />
    </BoardContext>
  )
}
