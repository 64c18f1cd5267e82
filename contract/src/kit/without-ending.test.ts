import { expect, test } from 'vitest'
import { withoutEnding } from './without-ending.ts'

test.each([
  ['1000', '0', '1'],
  ['000', '0', ''],
  ['', '0', ''],
  ['0a', '0', '0a'],
  ['<p>a</p><p></p><p></p>', '<p></p>', '<p>a</p>'],
])('%j without an ending %j is %j', (text, ending, left) => {
  expect(withoutEnding(text, ending)).toBe(left)
})
