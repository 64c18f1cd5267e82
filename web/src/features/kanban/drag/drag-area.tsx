import { DragDropProvider, DragOverlay, useDragDropManager, useDragDropMonitor } from '@dnd-kit/react'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import { statusOfKey } from '#features/order-status/status-digits.rules.ts'
import { pointerSensors } from '#ui/pointer-sensors.ts'
import { boardPlugins } from './board-plugins.ts'
import { LiftedCard } from './lifted-card.tsx'
import { useOwnDragStyles } from './use-own-drag-styles.ts'

interface HandProps {
  onDrop: (order: CompactOrder, to: number) => void
}

/** Cards are taken from column to column by the pointer. */
export function DragArea({ onDrop, children }: HandProps & { children: ReactNode }) {
  return (
    <DragDropProvider sensors={pointerSensors} plugins={boardPlugins}>
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
  useDigits(onDrop)
  useOwnDragStyles()
  return null
}

/** While the pointer holds a card, the digit of a column puts it there. */
function useDigits(onDrop: HandProps['onDrop']) {
  const board = useBoardStore()
  const manager = useDragDropManager()
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { lift, columns } = board.getState()
    const to = statusOfKey(event.key)
    if (lift?.by !== 'pointer' || !columns.some(({ status_id }) => status_id === to) || to === undefined) return
    event.preventDefault()
    // Else the card that has the focus would take the digit for its own.
    event.stopPropagation()
    onDrop(lift.order, to)
    void manager?.actions.stop({ canceled: true })
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listener, true)
    return () => window.removeEventListener('keydown', listener, true)
  }, [])
}
