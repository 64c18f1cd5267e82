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
  ['2', undefined, { does: 'move', to: 2 }],
  ['4', undefined, { does: 'move', to: 6 }],
  ['0', undefined, undefined],
  ['F10', undefined, undefined],
  ['b', undefined, undefined],
])('“%s” on a resting card: %j; on a lifted one: %j', (key, resting, lifted) => {
  const pressed = { key, shiftKey: false }
  expect([restingKey(pressed), liftedKey(pressed)]).toEqual([resting, lifted])
})

test('letters act by their key in other scripts too', () => {
  expect(restingKey({ key: 'ч', code: 'KeyX', shiftKey: false })).toEqual({ does: 'select' })
  expect(restingKey({ key: 'ь', code: 'KeyM', shiftKey: false })).toEqual({ does: 'menu' })
})

test('Shift and F10 open the menu, like the menu key', () => {
  expect(restingKey({ key: 'F10', shiftKey: true })).toEqual({ does: 'menu' })
})
