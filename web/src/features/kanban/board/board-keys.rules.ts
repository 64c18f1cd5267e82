import type { Direction } from '#features/kanban/data/board-focus.rules.ts'
import { statusOfKey } from '#features/order-status/status-digits.rules.ts'
import { latinKey, type PressedKey as Press } from '#ui/pressed-keys.rules.ts'

/** The effect of a key on a resting card. */
type RestingKey = { does: 'walk'; way: Direction } | { does: 'lift' | 'menu' | 'select' | 'clear' }
/** The effect of a key while the keyboard holds a card; `leave` puts the card back, and the key keeps its usual effect. */
type LiftedKey = { does: 'hover'; step: -1 | 1 } | { does: 'move'; to: number } | { does: 'drop' | 'put back' | 'leave' | 'nothing' }

export interface PressedKey extends Press {
  readonly shiftKey: boolean
}

const WAYS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['Home', 'first'],
  ['End', 'last'],
])

/**
 * Returns the effect of a key on a resting card. Arrows walk over the cards, Enter opens (the card is a link), m opens the menu, x selects,
 * Space lifts. `OrderKeys` handles A and the digits.
 */
export function restingKey(press: PressedKey): RestingKey | undefined {
  const key = latinKey(press)
  const way = WAYS.get(key)
  if (way) return { does: 'walk', way }
  if (key === 'F10') return press.shiftKey ? { does: 'menu' } : undefined
  switch (key) {
    case ' ':
      return { does: 'lift' }
    case 'm':
    case 'ContextMenu':
      return { does: 'menu' }
    case 'x':
      return { does: 'select' }
    case 'Escape':
      return { does: 'clear' }
    default:
      return undefined
  }
}

/**
 * Returns the effect of a key on a lifted card: arrows move it over the columns, a digit puts it into one, Space or Enter drops it, Escape
 * puts it back.
 */
export function liftedKey({ key }: PressedKey): LiftedKey | undefined {
  const to = statusOfKey(key)
  if (to !== undefined) return { does: 'move', to }
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
      return WAYS.get(key) ? { does: 'nothing' } : undefined
  }
}
