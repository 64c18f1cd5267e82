import { expect, test } from 'vitest'
import { card, column } from '#features/kanban/kanban.testing.ts'
import { cardAlong, columnBeside, columnNextTo, nearestTo, tabStopOf } from './board-focus.rules.ts'

const shown = (status_id: number, ids: number[], collapsed = false) => ({
  ...column(
    status_id,
    ids.map((id) => card({ id, status_id })),
  ),
  wip_limit: null,
  collapsed,
})
/** Columns with cards to walk on, empty, collapsed, and with cards again. */
const columns = [shown(1, [11, 12, 13]), shown(2, []), shown(3, [31], true), shown(6, [61, 62])]
const cards = new Map(columns.flatMap(({ orders }) => orders.map((order) => [order.id, order] as const)))

test.each([
  ['up', 12, 11],
  ['up', 11, undefined],
  ['down', 12, 13],
  ['down', 13, undefined],
  ['first', 13, 11],
  ['last', 11, 13],
  ['down', 99, undefined],
  ['up', 99, undefined],
  ['first', 99, undefined],
  ['last', 99, undefined],
] as const)('%s from card %s is %s', (way, from, to) => {
  expect(cardAlong(columns, from, way)).toBe(to)
})

test.each([
  ['right', 11, 6],
  ['left', 61, 1],
  ['left', 11, undefined],
  ['right', 62, undefined],
  ['left', 31, 1],
  ['right', 99, undefined],
  ['left', 99, undefined],
] as const)('to the %s of card %s is column %s', (way, from, status) => {
  expect(columnBeside(columns, from, way)).toBe(status)
})

test.each([
  [1, 1, 2],
  [2, -1, 1],
  [1, -1, undefined],
  [6, 1, undefined],
] as const)('a lifted card goes from column %s by %s to %s', (from, step, to) => {
  expect(columnNextTo(columns, from, step)).toBe(to)
})

test.each([
  [100, [0, 90, 180], 1],
  [100, [90, 110], 0],
  [500, [0, 90, 180], 2],
  [100, [], -1],
])('nearest to %s of %j is the one at %s', (height, heights, index) => {
  expect(nearestTo(height, heights)).toBe(index)
})

test.each([
  ['the card that had the focus', 62, columns, 62],
  ['the first card, once that has gone', 99, columns, 11],
  ['the first card, where nothing had the focus', undefined, columns, 11],
  ['the first card that is not in a collapsed column', undefined, columns.slice(1), 61],
  ['nothing on an empty board', undefined, columns.slice(1, 3), undefined],
])('Tab reaches %s', (_what, focused, board, stop) => {
  expect(tabStopOf(board, cards, focused)).toBe(stop)
})
