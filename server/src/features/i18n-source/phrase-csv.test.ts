import { describe, expect, test } from 'vitest'
import { AppError } from '#platform/errors.ts'
import { cellText, readPhraseFile, writePhraseFile } from './phrase-csv.ts'

const HEAD = 'category,message,translation\r\n'

function refusal(bytes: Uint8Array): string | undefined {
  try {
    readPhraseFile(bytes)
    return undefined
  } catch (error) {
    return error instanceof AppError ? Object.keys(error.details.fields ?? {}).join() : String(error)
  }
}

const TEXTS = [
  'Wort',
  '',
  '=1+1',
  "'=1+1",
  "'s war",
  '+49',
  '-',
  '@x',
  'a,b',
  'say "no"',
  'two\nlines',
  '＝x',
  ' x'.trim(),
  '{a, b}',
  '__proto__',
]

test.each(TEXTS)('a text %j is unchanged after writing and reading', (text) => {
  const lines = [{ category: 'menu', message: text || 'empty', translation: text }]
  const [read] = readPhraseFile(writePhraseFile(lines))
  expect([cellText(read?.message ?? '', text || 'empty'), cellText(read?.translation ?? '', text)]).toEqual([text || 'empty', text])
})

test.each([
  ["'=1", undefined, '=1'],
  ["'=1", "'=1", "'=1"],
  ["'=2", "'=1", '=2'],
  ["'s", undefined, "'s"],
  ['x', 'y', 'x'],
])('a cell %j, where %j is known, is %j', (cell, known, said) => {
  expect(cellText(cell, known)).toBe(said)
})

test('no cell of the file is a formula', () => {
  const file = Buffer.from(writePhraseFile([{ category: '=a', message: '+b', translation: '@c' }])).toString()
  expect(file).toBe(`\ufeff${HEAD}'=a,'+b,'@c\r\n`)
})

test('twenty thousand lines are read, and more refused; line breaks in a cell do not count', () => {
  const lines = (count: number) => Buffer.from(`${HEAD}${'a,"b\nb",c\r\n'.repeat(count)}`)
  expect(readPhraseFile(lines(20_000))).toHaveLength(20_000)
  expect(refusal(lines(20_001))).toBe('file')
  expect(refusal(Buffer.from(`${HEAD}${'\r'.repeat(20_001)}`))).toBe('file')
})

describe('a file of another program', () => {
  test.each([
    ['semicolons', 'category;message;translation\na;b;c'],
    ['a line that says what it separates by', 'sep=;\r\ncategory;message;translation\r\na;b;c'],
    ['a sep= line for an unusual separator', '\ufeffsep=|\ncategory|message|translation\na|b|c'],
    ['tabs', 'category\tmessage\ttranslation\na\tb\tc'],
    ['other columns and another order', 'translation,note,Message,CATEGORY\nc,x,b,a'],
    ['old line ends and empty lines', 'category,message,translation\r\ra,b,c\r\r'],
    ['everything in quotes', '"category","message","translation"\n"a","b","c"\n'],
    ['a mark of UTF-8', '\ufeffcategory,message,translation\na,b,c'],
  ])('with %s is read', (_, text) => {
    expect(readPhraseFile(Buffer.from(text))).toEqual([{ category: 'a', message: 'b', translation: 'c' }])
  })

  test.each([
    ['of nothing', Buffer.alloc(0)],
    ['in UTF-16', Buffer.from(`\ufeff${HEAD}a,b,c`, 'utf16le')],
    ['in Latin 1', Buffer.from(`${HEAD}a,b,Schlüssel`, 'latin1')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])],
    ['with other columns', Buffer.from('a,b,c\n1,2,3')],
    ['with an open quotation mark', Buffer.from(`${HEAD}a,"b,c\nd,e,f`)],
    ['without end', Buffer.from(HEAD + 'a,b,c\n'.repeat(100_000))],
  ])('%s is refused at the file', (_, bytes) => {
    expect(refusal(bytes)).toBe('file')
  })

  test('with short, long and hostile lines is read line by line', () => {
    const lines = readPhraseFile(Buffer.from(`${HEAD}a\n,,\na,b,c,d,e\n__proto__,constructor,x`))
    expect(lines.map(({ category, message, translation }) => [category, message, translation])).toEqual([
      ['a', '', ''],
      ['a', 'b', 'c'],
      ['__proto__', 'constructor', 'x'],
    ])
  })
})
