import { expect, test } from 'vitest'
import { card, column } from '#features/kanban/kanban.testing.ts'
import { arrivals, placesOf } from './board-arrivals.rules.ts'

const before = placesOf([column(1, [card({ id: 7 })]), column(2, [card({ id: 8, status_id: 2 })])])

test.each([
  ['a card that changed its column', [7, 8], [], [7]],
  ['a new one that somebody changed', [8, 9], [9], [9]],
  ['not a new one that was only loaded', [8, 9], [], []],
  ['not one that was changed where it stands', [8], [8], []],
])('arrived cards: %s', (_what, there, changed, arrived) => {
  const after = [
    column(
      2,
      there.map((id) => card({ id, status_id: 2 })),
    ),
  ]
  expect(arrivals(before, after, new Set(changed)).map(({ id }) => id)).toEqual(arrived)
})
