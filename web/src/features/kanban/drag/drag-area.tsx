import { DragDropProvider, DragOverlay, useDragDropMonitor } from '@dnd-kit/react'
import type { CompactOrder } from '@tracklane/contract/kanban'
import type { ReactNode } from 'react'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import { boardPlugins, boardSensors } from './board-sensors.ts'
import { LiftedCard } from './lifted-card.tsx'

interface HandProps {
  onDrop: (order: CompactOrder, to: number) => void
}

/** Cards are taken from column to column by the pointer. */
export function DragArea({ onDrop, children }: HandProps & { children: ReactNode }) {
  return (
    <DragDropProvider sensors={boardSensors} plugins={boardPlugins}>
      <Hand onDrop={onDrop} />
      {children}
      <DragOverlay dropAnimation={null}>
        <LiftedCard />
      </DragOverlay>
    </DragDropProvider>
  )
}

/** Listens beside the provider: handlers given to it run inside a transition, and what a hand does must not wait for other work on the board. */
function Hand({ onDrop }: HandProps) {
  const board = useBoardStore()
  const find = (id: unknown) => board.getState().cards.get(Number(id))
  useDragDropMonitor({
    onDragStart: ({ operation }) => {
      const order = find(operation.source?.id)
      if (order) board.pick(order, 'pointer')
    },
    onDragOver: ({ operation }) => {
      if (operation.target) board.hover(Number(operation.target.id))
    },
    onDragEnd: ({ operation, canceled }) => {
      // Not the card as lifted: a quick hand has let go before that was drawn.
      const order = find(operation.source?.id)
      if (order && operation.target && !canceled) onDrop(order, Number(operation.target.id))
      else board.release()
    },
  })
  return null
}
