import { expect, test } from 'vitest'
import { readNumber } from './typed-number.rules.ts'

const read = (text: string, digits: number, mark = '.') => {
  const found = readNumber(text, { digits, mark })
  if ('value' in found) return found.value
  const { message, values } = found.problem
  return message === '{one} or {other}?' ? `${values?.one} or ${values?.other}?` : message
}
const NONE = 'This is no number'
const WHOLE = 'Whole numbers only'
const MORE = 'At most {digits, plural, one {# decimal} other {# decimals}}'
const MINUS = 'Without a minus'

/** A text, and its number in a field of 0, 2 and 3 decimals. */
test.each([
  ['', '', '', ''],
  ['  ', '', '', ''],
  ['0', '0', '0', '0'],
  ['007', '7', '7', '7'],
  ['1990', '1990', '1990', '1990'],
  ['1990,00', '1990', '1990', '1990'],
  ['1990.00', '1990', '1990', '1990'],
  ['1990.5', WHOLE, '1990.5', '1990.5'],
  ['1.990', '1990 or 1.99?', '1990 or 1.99?', '1.99'],
  ['1,990', '1990 or 1.99?', '1990 or 1.99?', '1.99'],
  ['1,000', '1000 or 1?', '1000 or 1?', '1'],
  ['1234.567', '1234567 or 1234.567?', '1234567 or 1234.567?', '1234.567'],
  ['1,234.56', WHOLE, '1234.56', '1234.56'],
  ['1.234,56', WHOLE, '1234.56', '1234.56'],
  ['1.234,00', '1234', '1234', '1234'],
  ['1.234,567', WHOLE, MORE, '1234.567'],
  ['1.234,500', WHOLE, '1234.5', '1234.5'],
  ['1.234.567', '1234567', '1234567', '1234567'],
  ['1,234,567', '1234567', '1234567', '1234567'],
  ['1,234,567.8', WHOLE, '1234567.8', '1234567.8'],
  ['1 234', '1234', '1234', '1234'],
  ['1 234,5', WHOLE, '1234.5', '1234.5'],
  ['1\u00a0234\u00a0567,50', WHOLE, '1234567.5', '1234567.5'],
  ['1\u202f234,5', WHOLE, '1234.5', '1234.5'],
  ['1\u2009234', '1234', '1234', '1234'],
  ["1'234.50", WHOLE, '1234.5', '1234.5'],
  ['1’234.50', WHOLE, '1234.5', '1234.5'],
  ['2.5', WHOLE, '2.5', '2.5'],
  ['0.5', WHOLE, '0.5', '0.5'],
  ['.5', WHOLE, '0.5', '0.5'],
  ['5.', '5', '5', '5'],
  ['12.3456', WHOLE, MORE, MORE],
  ['12.3400', WHOLE, '12.34', '12.34'],
  ['１２，５', WHOLE, '12.5', '12.5'],
  ['-3', MINUS, MINUS, MINUS],
  ['−3', MINUS, MINUS, MINUS],
  ['3-', NONE, NONE, NONE],
  ['12 34', NONE, NONE, NONE],
  ['1 2345', NONE, NONE, NONE],
  ['1.23.4', NONE, NONE, NONE],
  ['1,23,456', NONE, NONE, NONE],
  ['1.234.5', NONE, NONE, NONE],
  ['1.234,567.8', NONE, NONE, NONE],
  ['1234.567,8', NONE, NONE, NONE],
  ['.', NONE, NONE, NONE],
  ['1e3', NONE, NONE, NONE],
  ['12 EUR', NONE, NONE, NONE],
  ['½', NONE, NONE, NONE],
  ['__proto__', NONE, NONE, NONE],
  ['<'.repeat(200_000), NONE, NONE, NONE],
  ['1'.repeat(40), '1'.repeat(40), '1'.repeat(40), '1'.repeat(40)],
])('%.20j', (text, whole, cents, mills) => {
  expect([0, 2, 3].map((digits) => read(text, digits))).toEqual([whole, cents, mills])
})

test('both readings are written with the decimal mark of the language', () => {
  expect(read('1.990', 2, ',')).toBe('1990 or 1,99?')
})
