import { STATUS_IDS, type StatusId } from '@tracklane/contract/order-status'
import { expect, test } from 'vitest'
import { neighbourOf, type Way, wayOf } from './flow-walk.rules.ts'

test.each([
  [1, 'right', 2],
  [2, 'right', 3],
  [3, 'right', 8],
  [8, 'right', undefined],
  [8, 'down', 9],
  [9, 'down', 7],
  [7, 'down', 10],
  [10, 'left', 5],
  [5, 'right', 10],
  [5, 'up', 6],
  [1, 'down', 5],
  [3, 'down', 4],
  [4, 'down', 6],
  [6, 'up', 4],
  [6, 'right', 7],
  [4, 'right', 9],
  [1, 'left', undefined],
  [1, 'up', undefined],
] as const)('from %i %s comes %s', (from, way, expected) => {
  expect(neighbourOf(from, way)).toBe(expected)
})

test('arrow keys lead from every status to every other', () => {
  const ways: Way[] = ['up', 'down', 'left', 'right']
  for (const start of STATUS_IDS) {
    const found = new Set<StatusId>([start])
    for (const id of found) for (const way of ways) found.add(neighbourOf(id, way) ?? id)
    expect([...found].sort((a, b) => a - b)).toEqual([...STATUS_IDS].sort((a, b) => a - b))
  }
})

test('arrow keys lead only to offered statuses', () => {
  expect(neighbourOf(1, 'right', [3, 8])).toBe(3)
})

test.each([
  ['ArrowUp', 'up'],
  ['ArrowRight', 'right'],
  ['Enter', undefined],
])('the key %s leads %s', (key, way) => {
  expect(wayOf(key)).toBe(way)
})
