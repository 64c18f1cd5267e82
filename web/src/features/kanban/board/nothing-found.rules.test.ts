import { expect, test } from 'vitest'
import { ann } from '#features/kanban/kanban.testing.ts'
import { nothingOn } from './nothing-found.rules.ts'

const empty = { total: 0, orders: [] }

test.each([
  ['a filter that finds nothing', { search: 'lee' }, [empty, empty], 'found'],
  ['a filter that finds one', { search: 'lee' }, [empty, { total: 1, orders: [ann] }], undefined],
  ['cards that are not loaded', { late: true }, [{ total: 3, orders: [] }], undefined],
  ['a card on its way whose column counts it no more', { late: true }, [{ total: 0, orders: [ann] }], undefined],
  ['an empty board without filters', {}, [empty], 'there'],
  ['a filter that was taken off', { search: undefined }, [empty], 'there'],
])('%s', (_what, filter, columns, expected) => {
  expect(nothingOn({ input: { filter }, columns })).toBe(expected)
})
