import { useCardDensity } from '#features/kanban/card/card-density.ts'
import type { BoardFilter } from '#features/kanban/data/board-search.ts'
import { useBoardAnswer } from '#features/kanban/data/use-board-answer.ts'
import { useT } from '#lib/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { LiveBoard } from './live-board.tsx'

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
