import { describe, expect, test } from 'vitest'
import { wordsOf } from './rich-words.ts'
import { folded, hasWords, hitsIn, searchWords } from './word-search.ts'

test.each([
  ['COURIER late', true],
  ['late  courier', true],
  ['100%', true],
  ['1_0', false],
  ['strong', false],
  ['früh', true],
  ['fru\u0308h', true],
  ['FRUH', true],
  ['parcel', false],
  ['', true],
  ['  ', true],
  ['__proto__', false],
])('%j is found: %s', (search, isFound) => {
  expect(hasWords(search, ['The courier is late', wordsOf('<p><strong>100%</strong> früh</p>')])).toBe(isFound)
})

describe('a text after folding', () => {
  test.each([
    ['Straße', 'strasse'],
    ['ÜBERÖSÄ', 'uberosa'],
    ['¿Dónde está el niño?', '¿donde esta el nino?'],
    ['Zażółć gęślą jaźń', 'zazolc gesla jazn'],
    ['Її ёлка, ґанок, Йде', 'іі елка, ґанок, иде'],
    ['з’їзд', "з'ізд"],
    ['ΟΔΟΣ ὁδός', 'οδοσ οδοσ'],
    ['İstanbul', 'istanbul'],
    ['\u0301', ''],
  ])('%s is %s', (text, plain) => {
    expect(folded(text)).toBe(plain)
    expect([...text].map((sign) => folded(sign)).join('')).toBe(plain)
  })
})

describe('positions of the words', () => {
  test.each([
    ['The Late courier', 'late', 'The [Late] courier'],
    ['late, later, latest', 'late', '[late], [late]r, [late]st'],
    ['abcdef', 'abc cde', '[abcde]f'],
    ['abcdef', 'abc def', '[abcdef]'],
    ['aaaa b', 'aa', '[aaaa] b'],
    ['Die Straße', 'strasse', 'Die [Straße]'],
    ['Die Straße', 'stras', 'Die [Straß]e'],
    ['Die Strasse', 'straße', 'Die [Strasse]'],
    ['ein fru\u0308her Tag', 'früh', 'ein [fru\u0308h]er Tag'],
    ['ein früher Tag', 'fruh', 'ein [früh]er Tag'],
    ['Zażółć', 'zolc', 'Za[żółć]'],
    ['Де її їжа', 'ЇЇ', 'Де [її] їжа'],
    ['Єгор несе ёлку', 'елк', 'Єгор несе [ёлк]у'],
    ['😀 ok 😀', 'ok', '😀 [ok] 😀'],
    ['😀😀', '😀', '[😀😀]'],
    ['1 < 2 & 3', '< &', '1 [<] 2 [&] 3'],
    ['a.c abc', 'a.c', '[a.c] abc'],
    ['nothing', '', 'nothing'],
    ['nothing', ' \n ', 'nothing'],
    ['', 'x', ''],
    ['an object', '__proto__ constructor', 'an object'],
    ['__proto__', '__proto__', '[__proto__]'],
  ])('in %j, looking for %j', (text, search, marked) => {
    expect(shown(text, search)).toBe(marked)
  })

  test('every word of the search is marked in every language', () => {
    const texts = ['Wo ist die Straße?', '¿Dónde está el envío?', 'Gdzie jest zamówienie?', 'Де моє замовлення?', 'Where is it?']
    for (const text of texts) {
      for (const word of searchWords(text)) {
        expect(hasWords(word, [text])).toBe(true)
        expect(hitsIn(text, [word]).length).toBeGreaterThan(0)
      }
    }
  })
})

function shown(text: string, search: string): string {
  const hits = hitsIn(text, searchWords(search)).toReversed()
  return hits.reduce((now, { from, to }) => `${now.slice(0, from)}[${now.slice(from, to)}]${now.slice(to)}`, text)
}
