import { expect, test } from 'vitest'
import { firstSheet, type LabelChoice, labelParts, pagesOf, startAfter } from './label-places.rules.ts'

const a4 = (start: number): LabelChoice => ({ format: 'a4', start })
const single: LabelChoice = { format: '100x150', start: 3 }

test.each([
  [0, a4(1), 1, 0],
  [1, a4(1), 2, 1],
  [1, a4(4), 1, 1],
  [4, a4(1), 1, 1],
  [4, a4(2), 2, 2],
  [9, a4(3), 4, 3],
  [5, single, 3, 5],
] as const)('%i labels from %j: the next starts at %i, on %i pages', (count, choice, next, pages) => {
  expect([startAfter(count, choice), pagesOf(count, choice)]).toEqual([next, pages])
})

test('labels beyond one file continue in the next, at the place where the sheet has ended', () => {
  const ids = Array.from({ length: 4_001 }, (_, index) => index + 1)
  const parts = labelParts(ids, a4(2))
  expect(parts.flatMap((part) => part.ids)).toEqual(ids)
  expect(parts.map(({ ids: part, start }) => [part.length, start])).toEqual([
    [2_000, 2],
    [2_000, 2],
    [1, 2],
  ])
  expect(labelParts(ids.slice(0, 2_000), single)).toHaveLength(1)
  expect(labelParts([], single)).toEqual([])
})

test.each([
  [1, 1, ['label', 'empty', 'empty', 'empty']],
  [2, 3, ['used', 'used', 'label', 'label']],
  [9, 4, ['used', 'used', 'used', 'label']],
  [0, 2, ['used', 'empty', 'empty', 'empty']],
] as const)('%i labels from place %i on the first sheet', (count, start, places) => {
  expect(firstSheet(count, start)).toEqual(places)
})
