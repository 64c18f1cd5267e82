import { expect, test } from 'vitest'
import { groupsOf } from './content-groups.rules.ts'

const rows = [
  { id: 5, category_id: 2 },
  { id: 6, category_id: 2 },
  { id: 7, category_id: 9 },
]

test.each([
  [
    true,
    [
      [1, []],
      [2, [5, 6]],
    ],
  ],
  [false, [[2, [5, 6]]]],
])('rows are grouped by parent, with empty parents only in an unfiltered list: %s', (showsEmpty, expected) => {
  const groups = groupsOf({ parents: [{ id: 1 }, { id: 2 }], rows, parentOf: ({ category_id }) => category_id, showsEmpty })
  expect(groups.map((group) => [group.parent.id, group.rows.map(({ id }) => id)])).toEqual(expected)
})
