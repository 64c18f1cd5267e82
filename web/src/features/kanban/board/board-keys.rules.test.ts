import { expect, test } from 'vitest'
import { liftedKey, restingKey } from './board-keys.rules.ts'

test.each([
  ['ArrowUp', { does: 'walk', way: 'up' }, { does: 'nothing' }],
  ['ArrowDown', { does: 'walk', way: 'down' }, { does: 'nothing' }],
  ['ArrowLeft', { does: 'walk', way: 'left' }, { does: 'hover', step: -1 }],
  ['ArrowRight', { does: 'walk', way: 'right' }, { does: 'hover', step: 1 }],
  ['Home', { does: 'walk', way: 'first' }, { does: 'nothing' }],
  ['End', { does: 'walk', way: 'last' }, { does: 'nothing' }],
  [' ', { does: 'lift' }, { does: 'drop' }],
  ['Enter', undefined, { does: 'drop' }],
  ['Escape', { does: 'clear' }, { does: 'put back' }],
  ['Tab', undefined, { does: 'leave' }],
  ['m', { does: 'menu' }, undefined],
  ['M', { does: 'menu' }, undefined],
  ['ContextMenu', { does: 'menu' }, undefined],
  ['x', { does: 'select' }, undefined],
  ['X', { does: 'select' }, undefined],
  ['a', undefined, undefined],
])('“%s” on a card that rests: %j; on a lifted one: %j', (key, resting, lifted) => {
  expect([restingKey(key), liftedKey(key)]).toEqual([resting, lifted])
})
