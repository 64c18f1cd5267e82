import { STATUS_IDS } from '@tracklane/contract/order-status'
import { describe, expect, test } from 'vitest'
import { routeOf } from '#features/order-flow-draft/graph/route-of.ts'
import { overlap } from './flow-curve.rules.ts'
import { boxOf, isInside, statusAt, WORLD } from './flow-places.rules.ts'
import { everyPair, isCorrection } from './flow-routes.rules.ts'

const ends = (path: string) => {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
  return { start: { x: numbers[0] ?? 0, y: numbers[1] ?? 0 } }
}

describe('the ten statuses', () => {
  test.each(STATUS_IDS)('%i is inside the drawing, on the 4 px grid, and found by a pointer', (id) => {
    const { x, y, width, height } = boxOf(id)
    expect([x % 4, y % 4]).toEqual([0, 0])
    expect(x >= 0 && y >= 0 && x + width <= WORLD.width && y + height <= WORLD.height).toBe(true)
    expect(statusAt({ x: x + width / 2, y: y + height / 2 })).toBe(id)
  })

  test('are at no other place', () => {
    expect(statusAt({ x: 1, y: 1 })).toBeUndefined()
  })
})

describe('the ninety possible steps', () => {
  test('all start at the border of their status', () => {
    expect(everyPair()).toHaveLength(90)
    for (const pair of everyPair()) {
      const { start } = ends(routeOf(pair).path)
      expect(isInside(start, boxOf(pair.from), 1), `${pair.from}-${pair.to}`).toBe(true)
    }
  })

  test('have their roles at readable places: on no status, and no two on each other', () => {
    const chips = everyPair().map((pair) => ({ pair, chip: routeOf(pair).chip }))
    const hidden = chips.filter(({ chip }) => statusAt(chip) !== undefined)
    const doubled = chips.flatMap(({ pair, chip }, index) =>
      chips.slice(index + 1).flatMap((other) => (overlap(chip, other.chip) ? [[pair, other.pair]] : [])),
    )
    expect(hidden).toEqual([])
    // Drawn by hand, for three letters: two chips of four letters do not fit between two statuses of this distance.
    expect(doubled).toEqual([
      [
        { from: 9, to: 7 },
        { from: 7, to: 9 },
      ],
    ])
  })

  test.each([
    [2, 1, true],
    [3, 2, true],
    [6, 3, true],
    [7, 6, true],
    [8, 3, true],
    [9, 7, true],
    [1, 2, false],
    [5, 4, false],
    [10, 1, false],
  ] as const)('%i to %i is a correction: %s', (from, to, expected) => {
    expect(isCorrection({ from, to })).toBe(expected)
    expect(routeOf({ from, to }).isCorrection).toBe(expected)
  })

  test('never lead from a status to itself', () => {
    expect(() => routeOf({ from: 1, to: 1 })).toThrow('No step leads from 1 to 1')
  })
})
