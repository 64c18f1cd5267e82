import { describe, expect, test } from 'vitest'
import { blockOf, cellAfter } from './matrix-walk.rules.ts'

describe('arrow keys skip the diagonal of the matrix', () => {
  test.each([
    [1, 2, 'ArrowRight', 1, 3],
    [2, 1, 'ArrowRight', 2, 3],
    [1, 2, 'ArrowDown', 3, 2],
    [3, 2, 'ArrowUp', 1, 2],
    [2, 3, 'ArrowLeft', 2, 1],
    [4, 9, 'Home', 4, 1],
    [1, 9, 'Home', 1, 2],
    [4, 9, 'End', 4, 10],
    [10, 2, 'End', 10, 9],
  ] as const)('from %i-%i %s leads to %i-%i', (from, to, key, nextFrom, nextTo) => {
    expect(cellAfter({ from, to }, key)).toEqual({ from: nextFrom, to: nextTo })
  })

  test.each([
    [1, 2, 'ArrowLeft'],
    [1, 2, 'ArrowUp'],
    [1, 10, 'ArrowRight'],
    [9, 10, 'ArrowDown'],
    [1, 2, 'Enter'],
  ] as const)('from %i-%i %s leads nowhere', (from, to, key) => {
    expect(cellAfter({ from, to }, key)).toBeUndefined()
  })

  test('with Ctrl, Home and End lead to the first and the last cell', () => {
    expect([cellAfter({ from: 4, to: 5 }, 'Home', true), cellAfter({ from: 4, to: 5 }, 'End', true)]).toEqual([
      { from: 1, to: 2 },
      { from: 10, to: 9 },
    ])
  })
})

test('a block has all cells between two corners, in any order, without the diagonal', () => {
  const pairs = [
    { from: 1, to: 2 },
    { from: 1, to: 3 },
    { from: 2, to: 3 },
  ]
  expect(blockOf({ from: 1, to: 2 }, { from: 2, to: 3 })).toEqual(pairs)
  expect(blockOf({ from: 2, to: 3 }, { from: 1, to: 2 })).toEqual(pairs)
  expect(blockOf({ from: 4, to: 5 }, { from: 4, to: 5 })).toEqual([{ from: 4, to: 5 }])
})
