import { expect, test } from 'vitest'
import { text } from './text.ts'

const read = (given: string) => text(1_000_000).parse(given)

test.each(['', ' ', '\n\t', '\u00a0', '\u200b', '\u00ad', '\u3164', '\u2800', '\ufeff', '\u115f\u1160', '\ufe0f', '\u200b \u2800\u2060'])(
  'a text that shows nothing is empty: %j',
  (nothing) => {
    expect(read(nothing)).toBe('')
    expect(text(5).min(1).safeParse(nothing).success).toBe(false)
  },
)

test.each([
  ['  Ann  Lee\u00a0', 'Ann  Lee'],
  ['\u200bAnn\u200b', 'Ann'],
  ['\u3164Ann\ufeff\n', 'Ann'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🚀 ❤\ufe0f', '👩\u200d🚀 ❤\ufe0f'],
  ['한글', '한글'],
  ['⠓⠊', '⠓⠊'],
  ['.', '.'],
])('%j is read as %j', (given, shown) => {
  expect(read(given)).toBe(shown)
})

test('a million invisible signs are read quickly', () => {
  expect(read(`a${'\u200b'.repeat(999_998)}b`)).toHaveLength(1_000_000)
})
