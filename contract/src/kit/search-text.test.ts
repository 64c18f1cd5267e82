import { describe, expect, test } from 'vitest'
import { BEFORE_PHONE, type SearchTerm, searchTerms, searchText } from './search-text.ts'

/** Compares like the SQL of the server. */
function hasTerms(text: string, terms: readonly SearchTerm[]): boolean {
  const number = text.slice(text.lastIndexOf(BEFORE_PHONE) + 1)
  return terms.every(({ word, numbers }) => text.includes(word) || numbers.some((one) => number.includes(one)))
}

function isFound(search: string, texts: readonly string[], phone = '', phoneCode = '+49'): boolean {
  return hasTerms(searchText([...texts, phone], { phone, phoneCode }), searchTerms(search))
}

describe('a phone is found in every spelling', () => {
  test.each([
    ['+49 160 3614 277', '49', '01603614277'],
    ['+49 160 3614 277', '+49', '0160 3614 277'],
    ['+49 160 3614 277', '+49', '0160/3614277'],
    ['+49 160 3614 277', '+49', '(0160) 3614-277'],
    ['+49 160 3614 277', '+49', '+491603614277'],
    ['+49 160 3614 277', '+49', '00491603614277'],
    ['+49 160 3614 277', '+49', '0049 160 3614277'],
    ['+49 160 3614 277', '+49', '+49 (0)160 3614 277'],
    ['+49 160 3614 277', '+49', '+49 (0) 160 36 14 277'],
    ['+49 160 3614 277', '+49', '3614-277'],
    ['+49 160 3614 277', '+49', '3614277'],
    ['+49 160 3614 277', '+49', '１６０３６１４'],
    ['+49 (0)160 3614277', '+49', '01603614277'],
    ['0160/3614277', '+49', '+49 160 3614277'],
    ['0160/3614277', '+49', '0160/36'],
    ['0049 160 3614277', '+49', '0160 3614277'],
    ['+7 916 123-45-67', '+7', '8 (916) 123-45-67'],
    ['8 916 123 45 67', '+7', '+79161234567'],
    ['06 30 123 4567', '+36', '+36 30 123 4567'],
    ['+36 30 123 4567', '+36', '0630 1234567'],
    ['+39 06 1234 5678', '+39', '06 1234 5678'],
    ['06 1234 5678', '+39', '+390612345678'],
    ['+48 601 234 567', '+48', '601-234-567'],
    ['+420 601 234 567', '+420', '601.234.567'],
  ])('%s, country code %s, is found by %s', (phone, code, search) => {
    expect(isFound(search, ['Zoe'], phone, code)).toBe(true)
  })

  test.each([
    ['+49 160 3614 277', '0161'],
    ['+49 160 3614 277', '+48 160'],
    ['+49 160 3614 277', '0160 3614 278'],
    ['', '0160'],
  ])('%s is not found by %s', (phone, search) => {
    expect(isFound(search, ['Zoe'], phone)).toBe(false)
  })

  test('digits without their leading zeros are searched only in the phone', () => {
    expect(isFound('00123', ['A-99123'], '+49 160 3614 277')).toBe(false)
    expect(isFound('00123', ['A-00123'], '+49 160 3614 277')).toBe(true)
    expect(isFound('0123', ['A-99123'], '')).toBe(false)
  })

  test('words beside a phone are searched in the other fields', () => {
    const order = ['Zoë Neumann', 'Lindenallee 131, 22768 Hamburg']
    expect(isFound('22768 0160 3614277 neumann', order, '+49 160 3614277')).toBe(true)
    expect(isFound('22768 neumann 0160 3614277', order, '+49 160 3614277')).toBe(true)
    expect(isFound('neumann 0160 3614278', order, '+49 160 3614277')).toBe(false)
  })
})

test('a match never spans two fields', () => {
  expect(isFound('ab', ['xa', 'by'])).toBe(false)
  expect(isFound('a\u001fb', ['xa', 'y'])).toBe(false)
  expect(isFound('xa\u001eb', ['xa', 'y'])).toBe(false)
})

test('separator signs inside a text are removed', () => {
  const text = searchText(['a\u001eb', 'c\u001fd'], { phone: undefined, phoneCode: undefined })
  expect([...text].filter((sign) => sign < ' ')).toEqual(['\u001f', '\u001e'])
})

test.each(['', ' ', '\u200b', '(0)', '+', '00', '0000', '%', '_', '__proto__', '<'.repeat(9)])(
  '%j is looked for without harm',
  (search) => {
    expect(() => searchTerms(search)).not.toThrow()
    expect(searchTerms(search).every(({ word, numbers }) => word !== '' && numbers.every((number) => number.length > 2))).toBe(true)
  },
)
