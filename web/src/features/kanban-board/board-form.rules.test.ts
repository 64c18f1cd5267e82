import { KanbanBoardDraft } from '@tracklane/contract/kanban-board'
import { expect, test } from 'vitest'
import { contentOf, copyOf, draftOf, limitErrorOf, valuesOf } from './board-form.rules.ts'

const board = {
  name: 'Night',
  organization_id: 3,
  country_id: 4,
  columns: [
    { status_id: 3, position: 2, wip_limit: 5, collapsed: false },
    { status_id: 9, position: 1, wip_limit: null, collapsed: true },
  ],
}

test('the columns are in order, followed by the hidden statuses', () => {
  const { columns } = valuesOf(board)
  expect(columns.map(({ id }) => id)).toEqual([9, 3, 1, 2, 4, 5, 6, 7, 8, 10])
  expect(columns.filter(({ isShown }) => isShown).map(({ id }) => id)).toEqual([9, 3])
  expect(columns[1]).toEqual({ id: 3, isShown: true, wip_limit: 5, collapsed: false })
})

test('an unchanged form saves the same content', () => {
  expect(contentOf(valuesOf(board))).toEqual({
    name: 'Night',
    columns: [board.columns[1], board.columns[0]].map((one, at) => ({ ...one, position: at + 1 })),
  })
})

test("a copy starts in its creator's country, with an organization only where the form asks for one", () => {
  const copy = copyOf(board, 'Ours', 9)
  expect(draftOf(copy)).toEqual({ ...contentOf({ ...copy, name: 'Ours' }), country_id: 9 })
  expect(draftOf(copyOf(board, 'Ours', null))).toMatchObject({ country_id: null })
  expect(draftOf({ ...copy, organization_id: 7, country_id: 8 })).toMatchObject({ organization_id: 7, country_id: 8 })
  expect(KanbanBoardDraft.safeParse(draftOf(copy)).success).toBe(true)
})

test('a problem of a limit is shown at its column, also behind hidden ones', () => {
  const columns = valuesOf(board).columns.map((one) => (one.id === 9 ? { ...one, isShown: false } : one))
  expect(limitErrorOf(columns, 3, { 'columns.0.wip_limit': 'too many' })).toBe('too many')
  expect(limitErrorOf(columns, 9, { 'columns.0.wip_limit': 'too many' })).toBeUndefined()
})
