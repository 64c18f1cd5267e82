import './drag.css'
import { Accessibility, AutoScroller, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider, DragOverlay, useDragDropManager, useDragDropMonitor } from '@dnd-kit/react'
import type { CompactOrder } from '@tracklane/contract/kanban'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react'
import { ageOf } from '#features/kanban/card/card-age.rules.ts'
import { CardTitle } from '#features/kanban/card/card-title.tsx'
import classes from '#features/kanban/card/order-card.module.css'
import { OrderFace } from '#features/kanban/card/order-face.tsx'
import { useBoard, useBoardStore } from '#features/kanban/data/board.store.ts'
import { companionsOf } from '#features/kanban/data/board-selection.rules.ts'
import { statusOfKey } from '#features/order-status/status-digits.rules.ts'
import { pointerSensors } from '#ui/pointer-sensors.ts'

interface HandProps {
  onDrop: (order: CompactOrder, to: number) => void
}

/** Lets the pointer move cards from column to column. */
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

/** Listens beside the provider: handlers given to it run inside a transition, and a drag must not wait for other work on the board. */
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
      // From the drag itself: a quick drop may come before the lifted card is drawn.
      const order = find(operation.source?.id)
      if (order && operation.target && !canceled) onDrop(order, Number(operation.target.id))
      else board.release()
    },
  })
  useDigits(onDrop)
  useOwnDragStyles()
  return null
}

/** Handles the digit of a column while the pointer holds a card: it puts the card there. */
function useDigits(onDrop: HandProps['onDrop']) {
  const board = useBoardStore()
  const manager = useDragDropManager()
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { lift, columns } = board.getState()
    const to = statusOfKey(event.key)
    if (lift?.by !== 'pointer' || !columns.some(({ status_id }) => status_id === to) || to === undefined) return
    event.preventDefault()
    // Otherwise the focused card would handle the digit.
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

type ProviderProps = ComponentProps<typeof DragDropProvider>

/**
 * Pixels from the edge of the window within which the board scrolls during a drag: it must not move under the middle of a visible column.
 */
const EDGE = 56

/** Leaves out dnd-kit's roles and English instructions: the card is a link, and the board announces events itself. */
const boardPlugins: ProviderProps['plugins'] = (defaults) =>
  defaults
    .filter((plugin) => plugin !== Accessibility)
    .map((plugin) =>
      plugin === AutoScroller
        ? AutoScroller.configure({ threshold: { x: EDGE / window.innerWidth, y: EDGE / window.innerHeight } })
        : plugin,
    )

/** The card held by the pointer, with the number of cards that go along. */
function LiftedCard() {
  const order = useBoard(({ lift }) => (lift?.by === 'pointer' ? lift.order : undefined))
  return order && <Lifted order={order} />
}

function Lifted({ order }: { order: CompactOrder }) {
  const fields = useBoard((state) => state.input.fields)
  const now = useBoard((state) => state.now)
  const density = useBoard((state) => state.input.density)
  const count = useBoard((state) => companionsOf(order, state))
  return (
    <div className={`${classes.card} ${classes.lifted}`} data-density={density} data-age={ageOf(order, now)}>
      <OrderFace density={density} order={order} fields={fields} now={now} title={(shown) => <CardTitle order={order} fields={shown} />} />
      {count > 1 && <span className={classes.many}>{count}</span>}
    </div>
  )
}

/**
 * Unregisters the library's style injector. For each drag and each column it inserts its style sheet before all others, and the browser
 * then takes all fonts for changed and lays out the whole board again. drag.css has the same rules from the start.
 */
function useOwnDragStyles(): void {
  const manager = useDragDropManager()
  useEffect(() => manager?.registry.plugins.unregister(StyleInjector), [manager])
}
