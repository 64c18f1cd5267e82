import { expect, test } from 'vitest'
import { RequiredRichText } from './rich-text.ts'

test.each([
  ['<p>Wait</p>', true],
  ['<p><img src="/api/upload/0123456789abcdef0123456789abcdef.png" alt=""></p>', true],
  ['<hr>', true],
  ['<p></p>', false],
  ['<p>&nbsp;<br></p>', false],
  ['<p>\u200b\u00ad</p>', false],
  ['<p>&#8203;</p><ul><li>\u2800\u3164</li></ul>', false],
])('%j shows something: %s', (html, isShown) => {
  expect(RequiredRichText.safeParse(html).success).toBe(isShown)
})
