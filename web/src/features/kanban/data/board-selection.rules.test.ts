import { expect, test } from 'vitest'
import { card, column } from '#features/kanban/kanban.testing.ts'
import {
  chosenOrders,
  companionsOf,
  NOTHING_SELECTED,
  presentOnly,
  rangedTo,
  type Selection,
  toggled,
  withColumn,
  without,
} from './board-selection.rules.ts'

const shown = (status_id: number, ids: number[]) => ({
  ...column(
    status_id,
    ids.map((id) => card({ id, status_id })),
  ),
  wip_limit: null,
  collapsed: false,
})
const columns = [shown(1, [11, 12, 13, 14]), shown(2, [21, 22])]
const chosen = (ids: number[], last?: number): Selection => ({ ids: new Set(ids), last })
const idsOf = ({ ids }: Selection) => [...ids].sort()

test.each([
  [[], 11, [11]],
  [[11, 12], 12, [11]],
  [[11], 21, [11, 21]],
])('with %j selected, toggling %s gives %j and starts a range there', (ids, id, after) => {
  const selection = toggled(chosen(ids), id)
  expect([idsOf(selection), selection.last]).toEqual([after, id])
})

test.each([
  ['down to the card', chosen([12], 12), 14, [12, 13, 14]],
  ['up to the card', chosen([13], 13), 11, [11, 12, 13]],
  ['beside what was chosen before', chosen([21, 12], 12), 13, [12, 13, 21]],
  ['from a card that is chosen no more', chosen([], 12), 13, [12, 13]],
  ['of the card itself', chosen([], 12), 12, [12]],
  ['alone, where no card was chosen before', chosen([]), 13, [13]],
  ['alone, from another column', chosen([21], 21), 13, [13, 21]],
  ['alone, from a card that has gone', chosen([], 99), 13, [13]],
])('a range is selected %s', (_how, before, to, after) => {
  expect(idsOf(rangedTo(before, columns, to))).toEqual(after)
})

test('a range continues from the start of the last one', () => {
  const first = rangedTo(chosen([12], 12), columns, 13)
  expect(idsOf(rangedTo(first, columns, 11))).toEqual([11, 12, 13])
})

test.each([
  [2, [11, 21, 22]],
  [1, [11, 12, 13, 14]],
  [99, [11]],
])('with column %s the selection is %j', (status, after) => {
  expect(idsOf(withColumn(chosen([11], 11), columns, status))).toEqual(after)
})

test.each([
  [[11, 12], [12, 99], [11]],
  [[11], [11], []],
])('the selection %j without %j is %j', (ids, gone, left) => {
  expect(idsOf(without(chosen(ids), gone))).toEqual(left)
})

test('an unaffected selection stays the same object', () => {
  const selection = chosen([11], 11)
  expect(without(selection, [12])).toBe(selection)
  expect(presentOnly(selection, new Map([[11, true]]))).toBe(selection)
})

test('a card that leaves the board leaves the selection', () => {
  expect(idsOf(presentOnly(chosen([11, 12, 13]), new Map([[12, true]])))).toEqual([12])
})

test('selected orders are sorted by column, in any order of their selection', () => {
  expect(chosenOrders(chosen([22, 13, 11]), columns).map(({ id }) => id)).toEqual([11, 13, 22])
  expect(chosenOrders(NOTHING_SELECTED, columns)).toEqual([])
})

test.each([
  ['those chosen with it', 11, 3],
  ['nobody, where it is not chosen', 12, 1],
])('a lifted card takes along %s', (_what, id, count) => {
  expect(companionsOf({ id }, { selection: chosen([11, 13, 21]), chosen: [1, 2, 3] })).toBe(count)
})
