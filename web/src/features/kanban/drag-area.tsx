import { DragDropProvider, DragOverlay } from '@dnd-kit/react'
import type { CompactOrder } from '@tracklane/contract/kanban'
import type { ReactNode } from 'react'
import { boardPlugins, boardSensors } from './board-sensors.ts'
import type { useLift } from './use-lift.ts'

interface DragAreaProps {
  lifting: ReturnType<typeof useLift>
  find: (id: number) => CompactOrder | undefined
  onDrop: (order: CompactOrder, to: number) => void
  /** What the pointer holds. */
  overlay: (order: CompactOrder) => ReactNode
  children: ReactNode
}

/** Cards are taken from column to column by the pointer. */
export function DragArea({ lifting: { lift, pick, hover, release }, find, onDrop, overlay, children }: DragAreaProps) {
  return (
    <DragDropProvider
      sensors={boardSensors}
      plugins={boardPlugins}
      onDragStart={({ operation }) => {
        const order = find(Number(operation.source?.id))
        if (order) pick(order, 'pointer')
      }}
      onDragOver={({ operation }) => {
        if (operation.target) hover(Number(operation.target.id))
      }}
      onDragEnd={({ operation, canceled }) => {
        const order = lift?.order
        if (order && operation.target && !canceled) onDrop(order, Number(operation.target.id))
        else release()
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{lift?.by === 'pointer' && overlay(lift.order)}</DragOverlay>
    </DragDropProvider>
  )
}
