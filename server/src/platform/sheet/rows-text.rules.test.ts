import { expect, test } from 'vitest'
import { CELL_END, rowsIn, rowsText } from './rows-text.rules.ts'

const TEXTS = [
  '',
  'Ann',
  `a${CELL_END}b`,
  CELL_END,
  CELL_END.repeat(3),
  '["x","y"]',
  '[',
  '\u001e',
  '"',
  '\\',
  '\n',
  'ж😀',
  '\ufeff',
  'x'.repeat(100_000),
]

test.each(TEXTS)('rows with %j in a cell arrive unchanged', (text) => {
  const rows = [
    ['1', 'before', ''],
    [text, 'a', 'b'],
    ['2', text, ''],
    ['3', '', text],
    [text, text, text],
    ['4', 'after', ''],
  ]
  expect(rowsIn(rowsText(rows), 3)).toEqual(rows)
})

test('no rows are an empty text', () => {
  expect([rowsText([]), rowsIn('', 3)]).toEqual(['', []])
})

test('null in JSON is an empty cell', () => {
  expect(rowsIn(`["1",null,"${'\\u001f'}"]${CELL_END.repeat(3)}`, 3)).toEqual([['1', '', CELL_END]])
})
