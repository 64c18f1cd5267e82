import type { Direction } from '#features/kanban/data/board-focus.rules.ts'

/** What a key asks for on a card that rests. */
type RestingKey = { does: 'walk'; way: Direction } | { does: 'lift' | 'menu' | 'select' | 'clear' }
/** What it asks for while the keyboard holds a card; `leave` puts it back and lets the key do what it always does. */
type LiftedKey = { does: 'hover'; step: -1 | 1 } | { does: 'drop' | 'put back' | 'leave' | 'nothing' }

const WAYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
}

/** Arrows walk over the cards, Enter opens (the card is a link), m opens the menu, x selects, Space lifts. */
export function restingKey(key: string): RestingKey | undefined {
  const way = WAYS[key]
  if (way) return { does: 'walk', way }
  switch (key) {
    case ' ':
      return { does: 'lift' }
    case 'm':
    case 'M':
    case 'ContextMenu':
      return { does: 'menu' }
    case 'x':
    case 'X':
      return { does: 'select' }
    case 'Escape':
      return { does: 'clear' }
    default:
      return undefined
  }
}

/** A lifted card goes left and right over the columns, Space or Enter drops it, Escape puts it back. */
export function liftedKey(key: string): LiftedKey | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { does: 'hover', step: -1 }
    case 'ArrowRight':
      return { does: 'hover', step: 1 }
    case ' ':
    case 'Enter':
      return { does: 'drop' }
    case 'Escape':
      return { does: 'put back' }
    case 'Tab':
      return { does: 'leave' }
    default:
      return key in WAYS ? { does: 'nothing' } : undefined
  }
}
