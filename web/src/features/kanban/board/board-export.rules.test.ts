import { expect, test } from 'vitest'
import { exportFilter } from './board-export.rules.ts'

test.each([
  ['no filter', {}, [1, 2, 6], { status_id: [1, 2, 6] }],
  ['another filter', { search: 'ann' }, [1, 2], { search: 'ann', status_id: [1, 2] }],
  ['statuses of which the board has some', { status_id: [2, 5] }, [1, 2], { status_id: [2] }],
  ['statuses of which it has none', { status_id: [5] }, [1, 2], undefined],
  ['a filter that was emptied', { status_id: [] }, [1], { status_id: [1] }],
  ['a board without columns', {}, [], undefined],
] as const)('a board with %s exports the orders of its columns', (_case, filter, statuses, expected) => {
  expect(exportFilter(filter as Parameters<typeof exportFilter>[0], statuses)).toEqual(expected)
})
