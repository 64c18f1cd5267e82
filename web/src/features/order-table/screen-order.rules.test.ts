import { expect, test } from 'vitest'
import { inScreenOrder } from './screen-order.rules.ts'

const rows = (ids: readonly number[]) => ids.map((id) => ({ id }))

test.each([
  ['ticked from below', [3, 1, 2], [1, 2, 3], [1, 2, 3]],
  ['some of the page', [5, 2], [1, 2, 3, 4, 5], [2, 5]],
  ['of a page before, then of this one', [9, 8, 3, 1], [1, 2, 3], [9, 8, 1, 3]],
  ['of this page, then of a later one', [3, 1, 9, 8], [1, 2, 3], [1, 3, 9, 8]],
  ['of other pages alone', [9, 8], [1, 2], [9, 8]],
  ['nothing', [], [1], []],
] as const)('%s', (_what, chosen, shown, expected) => {
  expect(inScreenOrder(rows(chosen), rows(shown)).map(({ id }) => id)).toEqual(expected)
})
