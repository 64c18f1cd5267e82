import type { BoardColumn } from '@tracklane/contract/kanban'
import { expect, test } from 'vitest'
import { card, column } from '#features/kanban/kanban.testing.ts'
import { mergedBoard } from './board-merge.rules.ts'

const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 8, 0, second)).toISOString()

/** Cards 9 to 1, the newest first; a page is three of them. */
const cards = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((id) => card({ id, status_changed_at: at(id) }))
const deep = column(1, cards, { total: 20, next_cursor: 'after-1' })

const idsOf = (board: readonly BoardColumn[]) => board.map(({ orders }) => orders.map(({ id }) => id))

function merged(first: BoardColumn, changed: BoardColumn[], ids: number[], before = deep): number[] {
  const board = mergedBoard({ first: [first], before: [before], ids: new Set(ids), changed })
  return idsOf(board)[0] ?? []
}

test('a card deep in a column that has left it is removed, and the column keeps its depth', () => {
  const first = column(1, cards.slice(0, 3), { total: 19, next_cursor: 'after-7' })
  const [board] = mergedBoard({ first: [first], before: [deep], ids: new Set([4]), changed: [column(1, [])] })
  expect(board?.orders.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 3, 2, 1])
  expect([board?.total, board?.next_cursor]).toEqual([19, 'after-1'])
})

test('a new card is placed by its time, at the top and in the middle', () => {
  const newest = card({ id: 30, status_changed_at: at(30) })
  const between = card({ id: 31, status_changed_at: new Date(Date.UTC(2026, 2, 1, 8, 0, 4, 500)).toISOString() })
  const first = column(1, [newest, ...cards.slice(0, 2)], { total: 22, next_cursor: 'after-8' })
  expect(merged(first, [column(1, [newest, between])], [30, 31])).toEqual([30, 9, 8, 7, 6, 5, 31, 4, 3, 2, 1])
})

test('a card below the last loaded one comes with the next page', () => {
  const old = card({ id: 40, status_changed_at: at(0) })
  const first = column(1, cards.slice(0, 3), { total: 21, next_cursor: 'after-7' })
  expect(merged(first, [column(1, [old])], [40])).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  const whole = column(1, cards, { total: 9, next_cursor: null })
  expect(merged(first, [column(1, [old])], [40], whole)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 40])
})

test('a card that changed in its place is shown with its new values', () => {
  const edited = card({ id: 5, status_changed_at: at(5), customer_full_name: 'Eve Moss' })
  const first = column(1, cards.slice(0, 3), { total: 20, next_cursor: 'after-7' })
  const [board] = mergedBoard({ first: [first], before: [deep], ids: new Set([5]), changed: [column(1, [edited])] })
  expect(board?.orders.find(({ id }) => id === 5)?.customer_full_name).toBe('Eve Moss')
})

test.each([
  ['that fits on a page', cards.slice(0, 2), null, deep, [9, 8]],
  ['that was no deeper than a page', cards.slice(0, 3), 'after-7', column(1, cards.slice(0, 3)), [9, 8, 7]],
  ['that was not there before', cards.slice(0, 3), 'after-7', column(2, cards), [9, 8, 7]],
])('a column %s equals the answer', (_which, orders, next_cursor, before, ids) => {
  expect(merged(column(1, orders, { next_cursor }), [column(1, [])], [3], before)).toEqual(ids)
})

test('cards of one moment are sorted by id', () => {
  const twin = card({ id: 50, status_changed_at: at(5) })
  const first = column(1, cards.slice(0, 3), { total: 21, next_cursor: 'after-7' })
  expect(merged(first, [column(1, [twin])], [50])).toEqual([9, 8, 7, 6, 50, 5, 4, 3, 2, 1])
})
