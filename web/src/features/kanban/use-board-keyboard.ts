import type { CompactOrder } from '@tracklane/contract/kanban'
import type { KeyboardEvent } from 'react'
import { CARD_MARK, neighbour } from './board-focus.ts'
import type { Lift } from './use-lift.ts'

const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const

interface BoardKeys {
  lift: Lift | undefined
  /** The statuses of the columns, left to right. */
  statuses: readonly number[]
  find: (id: number) => CompactOrder | undefined
  onPick: (order: CompactOrder) => void
  onHover: (status: number) => void
  onDrop: (order: CompactOrder, status: number) => void
  onRelease: () => void
  onMenu: (order: CompactOrder, anchor: Element) => void
}

/**
 * The board by keyboard: arrows walk over the cards, Enter opens (the card is a link), m opens its menu, Space lifts it;
 * a lifted card goes left and right over the columns, Space or Enter drops it, Escape puts it back.
 */
export function boardKeyDown(keys: BoardKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element // React types the target of a bubbling event no closer
    if (!target.matches(`[${CARD_MARK}] a`) || event.ctrlKey || event.metaKey || event.altKey) return
    const card = target.closest(`[${CARD_MARK}]`)
    const order = keys.find(Number(card?.getAttribute(CARD_MARK)))
    if (!order) return
    const isHandled = keys.lift?.by === 'keyboard' ? liftedKey(event.key, keys.lift, keys) : restingKey(event, order, keys)
    if (!isHandled) return
    event.preventDefault()
    // A menu that opens would hear the same key on the document, take it for one outside of it, and close.
    event.stopPropagation()
  }
}

function restingKey(event: KeyboardEvent<HTMLElement>, order: CompactOrder, keys: BoardKeys): boolean {
  const { key, currentTarget, target } = event
  if (isArrow(key)) {
    neighbour(currentTarget, order.id, ARROWS[key])?.focus()
    return true
  }
  if (key === ' ') {
    keys.onPick(order)
    return true
  }
  if (key === 'm' || key === 'M' || key === 'ContextMenu') {
    keys.onMenu(order, target as Element) // the card's link, as matched above
    return true
  }
  return false
}

function liftedKey(key: string, lift: Lift, keys: BoardKeys): boolean {
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const at = keys.statuses.indexOf(lift.over)
    const next = keys.statuses[at + (key === 'ArrowLeft' ? -1 : 1)]
    if (next !== undefined) keys.onHover(next)
    return true
  }
  if (key === ' ' || key === 'Enter') {
    keys.onDrop(lift.order, lift.over)
    return true
  }
  if (key === 'Escape' || key === 'Tab') {
    keys.onRelease()
    return key === 'Escape'
  }
  return isArrow(key)
}

function isArrow(key: string): key is keyof typeof ARROWS {
  return key in ARROWS
}
