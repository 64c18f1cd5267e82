import type { MouseEvent } from 'react'
import { useBoardStore } from '#features/kanban/data/board.store.ts'
import { cardIn, cardLink } from './card-focus.ts'

/** The card's menu where the right button asks for it. A finger that rests on a card lifts it: it gets no menu. */
export function useCardContextMenu() {
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
