import { describe, expect, test } from 'vitest'
import { article } from '#features/onboarding-section/onboarding.testing.ts'
import { articleGroups, isSentAgain, nextUnread, openSectionOf, progressOf, turnsOf } from './onboarding-reading.rules.ts'

/** `1 2r 3`: article 2 is read. */
const articlesOf = (words: string) =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ id: Number.parseInt(word, 10), section_id: 1, read: word.endsWith('r') }))

describe('the next article to read', () => {
  test.each([
    ['the first of all', '1 2 3', undefined, 1],
    ['the first that is not read', '1r 2r 3 4', undefined, 3],
    ['the one after this', '1 2 3', 1, 2],
    ['not one that is read', '1 2r 3', 1, 3],
    ['from the beginning again', '1 2r 3', 3, 1],
    ['never this one itself', '1r 2 3r', 2, undefined],
    ['nothing where all is read', '1r 2r', undefined, undefined],
    ['nothing where nothing is', '', undefined, undefined],
    ['the first for one that is gone', '1r 2 3', 9, 2],
  ])('%s', (_, words, current, expected) => {
    expect(nextUnread(articlesOf(words), current)?.id).toBe(expected)
  })
})

describe('the progress', () => {
  test.each([
    ['of nothing, nothing is done', [], { read: 0, total: 0, isDone: false }],
    ['an empty section is not done', [[0, 0]], { read: 0, total: 0, isDone: false }],
    [
      'of all together',
      [
        [1, 4],
        [2, 3],
      ],
      { read: 3, total: 7, isDone: false },
    ],
    [
      'all of it',
      [
        [4, 4],
        [0, 0],
        [3, 3],
      ],
      { read: 7, total: 7, isDone: true },
    ],
  ] as const)('%s', (_, parts, expected) => {
    expect(progressOf(parts.map(([read, total]) => ({ read, total })))).toEqual(expected)
  })
})

describe('the open section', () => {
  const sections = [{ id: 1 }, { id: 2 }, { id: 3 }]
  const next = { id: 5, section_id: 2, read: false }
  test.each([
    ['as the address says', { asked: 3, kept: 1, next }, 3],
    ['as it was left', { asked: undefined, kept: 3, next }, 3],
    ['where one goes on', { asked: undefined, kept: null, next }, 2],
    ['the first', { asked: undefined, kept: null, next: undefined }, 1],
    ['not one that is gone', { asked: 9, kept: 8, next: { ...next, section_id: 7 } }, 1],
  ])('%s', (_, given, expected) => {
    expect(openSectionOf({ sections, ...given })).toBe(expected)
  })
  test('is missing without sections', () => {
    expect(openSectionOf({ sections: [], asked: 1, kept: 1, next })).toBeUndefined()
  })
})

test('articles of one section are grouped by category, in their order', () => {
  const rows = [
    article({ id: 1, category_id: 7, category: 'B' }),
    article({ id: 2, category_id: 3, category: 'A' }),
    article({ id: 3, category_id: 9, category: 'C', section_id: 2 }),
    article({ id: 4, category_id: 7, category: 'B' }),
  ]
  const groups = articleGroups(rows, 1).map(({ name, articles }) => [name, articles.map(({ id }) => id)])
  expect(groups).toEqual([
    ['B', [1, 4]],
    ['A', [2]],
  ])
})

describe('the neighbours of an article', () => {
  test.each([
    [1, [undefined, 2]],
    [2, [1, 3]],
    [3, [2, undefined]],
    [9, [undefined, undefined]],
  ])('of %i', (id, expected) => {
    const { before, after } = turnsOf(articlesOf('1 2r 3'), id)
    expect([before?.id, after?.id]).toEqual(expected)
  })
})

describe('a mark that failed is sent again', () => {
  test.each([
    [0, true],
    [401, true],
    [403, false],
    [404, false],
    [419, true],
    [422, false],
    [429, true],
    [500, true],
    [503, true],
  ])('after %i: %s', (status, expected) => {
    expect(isSentAgain(status)).toBe(expected)
  })
  test('after every other error', () => {
    expect(isSentAgain(undefined)).toBe(true)
  })
})
