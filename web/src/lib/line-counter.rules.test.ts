import { expect, test } from 'vitest'
import { lineCounter } from './line-counter.rules.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  [['a,b\r\n'], 0],
  [['a,b\r\n1,2\r\n3,4\r\n'], 2],
  [['a,b\r', '\n1,2\r\n', '3,', '4\r\n'], 2],
  [['a,b\r\n"1\n2",3\r\n'], 1],
  [[''], 0],
])('%j has %i rows below its heading', (parts, rows) => {
  const count = lineCounter()
  expect(parts.map((part) => count(bytes(part))).at(-1)).toBe(rows)
})
