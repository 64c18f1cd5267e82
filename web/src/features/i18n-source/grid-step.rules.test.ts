import { expect, test } from 'vitest'
import { stepped } from './grid-step.rules.ts'

const SIZE = { rows: 30, columns: 4 }

test.each([
  ['ArrowDown', false, 1, 1, [2, 1]],
  ['ArrowUp', false, 1, 1, [0, 1]],
  ['ArrowUp', false, 0, 1, [0, 1]],
  ['ArrowDown', false, 29, 3, [29, 3]],
  ['ArrowRight', false, 5, 3, [5, 3]],
  ['ArrowLeft', false, 5, 3, [5, 2]],
  ['ArrowDown', true, 1, 1, [29, 1]],
  ['ArrowLeft', true, 7, 3, [7, 0]],
  ['Home', false, 7, 3, [7, 0]],
  ['End', false, 7, 0, [7, 3]],
  ['Home', true, 7, 3, [0, 0]],
  ['End', true, 7, 0, [29, 3]],
  ['PageDown', false, 25, 1, [29, 1]],
  ['PageUp', false, 25, 1, [15, 1]],
])('%s (far: %s) at row %i, column %i leads to %j', (key, isFar, row, column, [toRow, toColumn]) => {
  expect(stepped({ row, column }, key, isFar, SIZE)).toEqual({ row: toRow, column: toColumn })
})

test.each(['Tab', 'a', 'constructor', 'Enter'])('%s moves nowhere', (key) => {
  expect(stepped({ row: 0, column: 0 }, key, false, SIZE)).toBeUndefined()
})

test('in an empty grid every step stays', () => {
  expect(stepped({ row: 0, column: 0 }, 'End', true, { rows: 0, columns: 0 })).toEqual({ row: 0, column: 0 })
})
