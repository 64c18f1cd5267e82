import type { PhraseCategory } from '@tracklane/contract/i18n-source'
import { describe, expect, test } from 'vitest'
import { completeness, missingOf, nextMissing, pagesAfter, pagesWithMissing } from './next-missing.rules.ts'
import { beginning, withForm } from './plural-text.rules.ts'
import { piecesOf } from './shown-message.rules.ts'

describe('the text of a cell', () => {
  test.each([
    ['Orders', ['Orders']],
    ['', []],
    ['Move to “{status}”', ['Move to “', '<{status}>', '”']],
    ['{a} and {b}', ['<{a}>', ' and ', '<{b}>']],
    ['{count, plural, one {# order} other {# orders}} left', ['<count>', ' # order / # orders', ' left']],
    ['{r, select, a {A {n}} other {B}}', ['<r>', ' A {n} / B']],
    ['{n, number}', ['<{n, number}>']],
    ['{broken', ['{broken']],
    ['a } b', ['a } b']],
  ])('%s is shown as %j', (message, shown) => {
    expect(piecesOf(message).map(({ text, isCode }) => (isCode ? `<${text}>` : text))).toEqual(shown)
  })
})

describe('an added plural form', () => {
  test.each([
    ['{n, plural, one {a} other {b}}', '{n, plural, one {a} few {} other {b}}', 25],
    ['x {n, plural,\n  one {a}\n  other {b}\n}', 'x {n, plural,\n  one {a}\n  few {}\n  other {b}\n}', 31],
    ['{n,plural,other{b}}', '{n,plural,few {} other{b}}', 15],
  ])('in %j comes before the last one, with the cursor in it', (text, now, cursor) => {
    expect(withForm(text, 'n', 'few')).toEqual({ text: now, cursor })
  })

  test.each(['{m, plural, other {b}}', '{n}', '{n, plural, one {a}', '{n, plural, one {a}}'])('cannot be added to %s', (text) => {
    expect(withForm(text, 'n', 'few')).toBeUndefined()
  })
})

test.each([
  ['{n, plural, one {# a} other {# b}}', 'pl', '{n, plural, one {# a} few {# b} many {# b} other {# b}}'],
  ['{n, plural, one {# a} other {# b}}', 'de', '{n, plural, one {# a} other {# b}}'],
  ['Plain {name}', 'pl', 'Plain {name}'],
])('a translation of %s into %s starts as %s', (message, char_code, begun) => {
  expect(beginning(message, { char_code, name: '' })).toBe(begun)
})

const row = (id: number, ...codes: string[]) => ({ id, translations: Object.fromEntries(codes.map((code) => [code, 'x'])) })
const ROWS = [row(1, 'de'), row(2, 'de', 'pl'), row(3, 'pl'), row(4)]

test.each([
  [undefined, ['de', 'pl'], { id: 1, code: 'pl' }],
  [{ id: 1, code: 'pl' }, ['de', 'pl'], { id: 3, code: 'de' }],
  [{ id: 3, code: 'de' }, ['de', 'pl'], { id: 4, code: 'de' }],
  [{ id: 4, code: 'de' }, ['de', 'pl'], { id: 4, code: 'pl' }],
  [{ id: 4, code: 'pl' }, ['de', 'pl'], undefined],
  [{ id: 1, code: 'pl' }, ['de'], { id: 3, code: 'de' }],
  [{ id: 9, code: 'pl' }, ['pl'], { id: 1, code: 'pl' }],
  [undefined, ['constructor'], { id: 1, code: 'constructor' }],
  [undefined, [], undefined],
])('after %j, with the columns %j, comes %j', (after, codes, found) => {
  expect(nextMissing(ROWS, codes, after)).toEqual(found)
})

const CATEGORIES: PhraseCategory[] = [
  { id: 1, name: 'auth', total: 30, missing: {} },
  { id: 2, name: 'board', total: 25, missing: { pl: 2 } },
  { id: 3, name: 'common', total: 60, missing: { uk: 1 } },
]

test.each([
  [['pl'], 50, [1, 2]],
  [['uk'], 50, [2, 3]],
  [['pl', 'uk'], 25, [2, 3, 4, 5]],
  [['de'], 50, []],
])('phrases missing in %j, %i a page, are on the pages %j', (codes, perPage, pages) => {
  expect(pagesWithMissing(CATEGORIES, codes, perPage)).toEqual(pages)
})

test('pages continue from the start after the last one', () => {
  expect(pagesAfter([1, 3, 4, 7], 3)).toEqual([4, 7, 1, 3])
})

test.each([
  [100, 0, 100],
  [1000, 1, 99],
  [3, 3, 0],
  [0, 0, 100],
])('of %i with %i missing %i percent are complete', (total, missing, percent) => {
  expect(completeness(total, missing)).toBe(percent)
})

test('a language without a count has nothing missing', () => {
  expect(missingOf({ de: 2 }, ['de', 'pl', 'toString'])).toBe(2)
})
