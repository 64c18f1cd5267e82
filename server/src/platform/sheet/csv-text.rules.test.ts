import { expect, test } from 'vitest'
import { csvText } from './csv-text.rules.ts'

const STARTS = ['=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '⁺', '₌']
const BEFORE = ['', ' ', '\u00a0', '\u200b', '\ufeff', '\u2060', '\u3000', '\n', '\t ', '\u00ad', '\u202e', ' \u200b\u00a0 ', '\u0001']

test.each(STARTS)('a cell that begins with %j is no formula in a CSV file, also behind invisible signs', (start) => {
  const texts = BEFORE.map((before) => `${before}${start}1+1`)
  expect(texts.map((text) => csvText(text))).toEqual(texts.map((text) => `'${text}`))
})

test.each(['', 'Ann', '1 = 2', 'a@b.c', 'Élan', '#5', "'quoted'", '\u200bAnn', ' Ann', '(=1)', '→', 'ж', '１'])(
  '%j stays as it is',
  (text) => {
    expect(csvText(text)).toBe(text)
  },
)

test.each([
  ['+49 30 123456', true],
  ['+1234567', true],
  ['+12 34', false],
  ['+49-30-123456', false],
  ['+49 30 123456 78901 2345', false],
  ['+1234567+cmd', false],
  [' +49 30 123456', false],
  ['+49 30 123456\n', false],
  ['＋49 30 123456', false],
  ['-49 30 123456', false],
])('the phone number %j needs no quote: %s', (text, isPlain) => {
  expect(csvText(text, true)).toBe(isPlain ? text : `'${text}`)
  expect(csvText(text)).toBe(`'${text}`)
})
