import type { BoardFilter } from '#features/kanban/data/board-search.ts'
import { useBoard } from '#features/kanban/data/use-board.ts'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { LiveBoard } from './live-board.tsx'

interface BoardProps {
  filter: BoardFilter
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
}

export function Board({ filter, hrefOf, onOpen }: BoardProps) {
  const t = useT()
  const { board, fields, orders, key, more, failed } = useBoard(filter)

  if (failed) return <ErrorState message={failed.error?.message} onRetry={() => failed.refetch()} isRetrying={failed.isFetching} />
  if (!board || !fields || !orders.data) return <BoardSkeleton columns={board?.columns.length ?? 6} />
  if (board.columns.length === 0)
    return (
      <EmptyState title={t('kanban', 'This board has no columns')}>
        {t('kanban', 'An administrator of your organization chooses the columns of the board.')}
      </EmptyState>
    )
  return (
    <LiveBoard
      layout={board.columns}
      only={filter.status_id}
      answer={orders.data}
      answerKey={orders.isPlaceholderData ? '' : key}
      isFetching={orders.isFetching}
      fields={fields}
      onMore={more}
      hrefOf={hrefOf}
      onOpen={onOpen}
    />
  )
}
