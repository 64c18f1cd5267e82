import type { CompactOrder } from '@tracklane/contract/kanban'
import type { KeyboardEvent } from 'react'
import { CARD_MARK, type Direction } from '#features/kanban/data/board-focus.rules.ts'
import type { Lift } from '#features/kanban/data/use-lift.ts'

const WAYS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right', Home: 'first', End: 'last' } as const

export interface BoardKeys {
  lift: Lift | undefined
  /** The statuses of the columns, left to right. */
  statuses: readonly number[]
  find: (id: number) => CompactOrder | undefined
  onWalk: (from: CompactOrder, way: Direction) => void
  /** `isRange`: everything from the card chosen last to this one. */
  onSelect: (order: CompactOrder, isRange: boolean) => void
  onClearSelection: () => boolean
  onPick: (order: CompactOrder) => void
  onHover: (status: number) => void
  onDrop: (order: CompactOrder, status: number) => void
  onRelease: () => void
  onMenu: (order: CompactOrder, anchor: Element) => void
}

/**
 * The board by keyboard: arrows walk over the cards, Enter opens (the card is a link), m opens its menu, x selects, Space lifts it;
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

function restingKey({ key, shiftKey, target }: KeyboardEvent<HTMLElement>, order: CompactOrder, keys: BoardKeys): boolean {
  if (isWay(key)) {
    keys.onWalk(order, WAYS[key])
    return true
  }
  switch (key) {
    case ' ':
      keys.onPick(order)
      return true
    case 'm':
    case 'M':
    case 'ContextMenu':
      keys.onMenu(order, target as Element) // the card's link, as matched above
      return true
    case 'x':
    case 'X':
      keys.onSelect(order, shiftKey)
      return true
    case 'Escape':
      return keys.onClearSelection()
    default:
      return false
  }
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
  return isWay(key)
}

function isWay(key: string): key is keyof typeof WAYS {
  return key in WAYS
}
