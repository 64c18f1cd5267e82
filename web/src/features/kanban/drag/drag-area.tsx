import { DragDropProvider, DragOverlay, useDragDropMonitor } from '@dnd-kit/react'
import type { CompactOrder } from '@tracklane/contract/kanban'
import type { ReactNode } from 'react'
import type { useLift } from '#features/kanban/data/use-lift.ts'
import { boardPlugins, boardSensors } from './board-sensors.ts'

interface DragAreaProps extends HandProps {
  /** What the pointer holds. */
  overlay: (order: CompactOrder) => ReactNode
  children: ReactNode
}

interface HandProps {
  lifting: ReturnType<typeof useLift>
  find: (id: number) => CompactOrder | undefined
  onDrop: (order: CompactOrder, to: number) => void
}

/** Cards are taken from column to column by the pointer. */
export function DragArea({ overlay, children, ...hand }: DragAreaProps) {
  const { lift } = hand.lifting
  return (
    <DragDropProvider sensors={boardSensors} plugins={boardPlugins}>
      <Hand {...hand} />
      {children}
      <DragOverlay dropAnimation={null}>{lift?.by === 'pointer' && overlay(lift.order)}</DragOverlay>
    </DragDropProvider>
  )
}

/** Listens beside the provider: handlers given to it run inside a transition, and what a hand does must not wait for other work on the board. */
function Hand({ lifting: { pick, hover, release }, find, onDrop }: HandProps) {
  useDragDropMonitor({
    onDragStart: ({ operation }) => {
      const order = find(Number(operation.source?.id))
      if (order) pick(order, 'pointer')
    },
    onDragOver: ({ operation }) => {
      if (operation.target) hover(Number(operation.target.id))
    },
    onDragEnd: ({ operation, canceled }) => {
      // Not the card as lifted: a quick hand has let go before that was drawn.
      const order = find(Number(operation.source?.id))
      if (order && operation.target && !canceled) onDrop(order, Number(operation.target.id))
      else release()
    },
  })
  return null
}
