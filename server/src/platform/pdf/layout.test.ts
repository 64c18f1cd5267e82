import { expect, test } from 'vitest'
import { setText } from './layout.ts'
import type { Measure } from './measure.ts'

/** Makes a face with letters of one width, half of their height, that counts the letters it sets. */
function countingFace(): Measure & { readonly set: number } {
  let set = 0
  return {
    get set() {
      return set
    },
    width: (text, _face, size) => {
      set += text.length
      return (text.length * size * 25.4) / 72 / 2
    },
    knows: () => true,
  }
}

/** The boxes of a label's remark and address. */
const REMARK = { width: 88, height: 16, sizes: [9, 8, 7, 6] } as const
const ADDRESS = { width: 88, height: 30.5, sizes: [14, 12, 11, 10, 9, 8, 7, 6] } as const

test.each([
  ['one word', 'x'.repeat(2_000)],
  ['words', 'word '.repeat(400)],
  ['words longer than a line', `${'y'.repeat(150)} `.repeat(13)],
  ['lines', 'z\n'.repeat(1_000)],
  ['signs alone', 'a '.repeat(1_000)],
  ['right to left', 'م'.repeat(2_000)],
])('the longest remark is measured only a few times, and cut (%s)', (_what, text) => {
  for (const box of [REMARK, ADDRESS]) {
    const face = countingFace()
    const { lines, size, isCut } = setText(face, text, box)
    expect([isCut, size]).toEqual([true, 6])
    expect(lines).toHaveLength(Math.floor(box.height / ((6 * 25.4 * 1.25) / 72)))
    expect(face.set).toBeLessThan(100_000)
  }
})

test.each([
  ['a short word', 'Ann', 1],
  ['as long as a line', 'x'.repeat(83), 1],
  ['a letter more', 'x'.repeat(84), 2],
  ['three lines', 'x'.repeat(249), 3],
  ['a word in its way', `on ${'x'.repeat(166)}`, 3],
])('a word wider than its box is broken at the end of the box (%s)', (_what, text, count) => {
  const { lines, isCut } = setText(countingFace(), text, { width: 88, height: 16, sizes: [6] })
  expect([isCut, lines.length]).toEqual([false, count])
  expect(lines.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('')).toBe(text.replace(' ', ''))
})

test.each([
  ['Ann 😀', 'Ann', false],
  ['😀', '?', true],
  ['👩‍👩‍👧 🇩🇪', '?', true],
  [' ', '', false],
])('pictographs are left out beside words; alone they become a question mark (%s)', (text, shown, hasGaps) => {
  const face = { width: (one: string) => one.length, knows: (sign: string) => sign <= '\u200d' }
  const set = setText(face, text, { width: 88, sizes: [9] })
  expect(set.lines.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('')).toBe(shown)
  expect(set.hasGaps).toBe(hasGaps)
})
