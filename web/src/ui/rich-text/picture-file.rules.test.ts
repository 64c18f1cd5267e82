import { PICTURE_LIMITS } from '@tracklane/contract/upload'
import { expect, test } from 'vitest'
import { pictureProblem } from './picture-file.rules.ts'

test.each([
  ['a.png', 'image/png', 1, undefined],
  ['A.JPG', 'image/jpeg', 1, undefined],
  ['a.b.jpeg', 'image/jpeg', PICTURE_LIMITS.maxBytes, undefined],
  ['a.gif', 'image/gif', PICTURE_LIMITS.maxBytes + 1, 'size'],
  ['a.gif', 'image/gif', 0, 'empty'],
  ['a.svg', 'image/svg+xml', 1, 'type'],
  ['a.webp', 'image/webp', 1, 'type'],
  ['a.png', 'image/jpeg', 1, 'type'],
  ['a.png', '', 1, 'type'],
  ['a.png.html', 'image/png', 1, 'type'],
  ['png', 'image/png', 1, 'type'],
  ['a.__proto__', 'image/png', 1, 'type'],
  ['a.constructor', '', 1, 'type'],
])('%s (%s, %i bytes): %s', (name, type, size, problem) => {
  expect(pictureProblem({ name, type, size })).toBe(problem)
})
