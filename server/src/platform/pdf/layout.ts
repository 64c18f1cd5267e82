import { isRightToLeft, type Piece, piecesOf } from './bidi.ts'
import { faceOf } from './fonts.ts'
import type { Measure } from './measure.ts'
import { scriptsOf } from './scripts.ts'

/** The place for a text: millimetres, and sizes in points, tried from first to last. */
export interface TextBox {
  readonly width: number
  readonly sizes: readonly [number, ...number[]]
  readonly isBold?: boolean
  /** The number of lines with room; one by default. */
  readonly lines?: number
  /** The height of the room in millimetres instead: smaller letters then get more lines. */
  readonly height?: number
}

export interface Line {
  readonly pieces: readonly Piece[]
  readonly isRtl: boolean
}

export interface SetText {
  readonly size: number
  readonly lines: readonly Line[]
  /** True where the text did not fit and ends with an ellipsis. */
  readonly isCut: boolean
  /** True where no face has a letter: a question mark stands for it. */
  readonly hasGaps: boolean
}

const POINT = 25.4 / 72
const LEADING = 1.25
/** Two lines fit where there is room for 1.999 of them. */
const TOLERANCE = 0.01

/** Returns the height in millimetres of a line of that size in points. */
export function lineHeight(size: number): number {
  return size * POINT * LEADING
}

/** Sets the text in the largest size in which all of it fits without a broken word, else with a broken one; in the last size it is cut. */
export function setText(measure: Measure, text: string, box: TextBox): SetText {
  const { lines: paragraphs, hasGaps } = readable(measure, text)
  let broken: SetText | undefined
  for (const size of box.sizes) {
    const { lines, isBroken } = wrapped(paragraphs, { measure, size, box })
    if (lines.length > roomOf(box, size)) continue
    const fit = { size, lines: lines.map(lineOf), isCut: false, hasGaps }
    if (!isBroken) return fit
    broken ??= fit
  }
  return broken ?? { ...cut(measure, paragraphs, box), isCut: true, hasGaps }
}

function roomOf({ lines = 1, height }: TextBox, size: number): number {
  return height === undefined ? lines : Math.max(1, Math.floor(height / lineHeight(size) + TOLERANCE))
}

function cut(measure: Measure, paragraphs: readonly string[], box: TextBox): Pick<SetText, 'size' | 'lines'> {
  const size = box.sizes.at(-1) ?? box.sizes[0]
  const setting = { measure, size, box }
  const lines = wrapped(paragraphs, setting).lines.slice(0, roomOf(box, size))
  let last = lines.pop() ?? ''
  while (last && !fits(`${last}…`, setting)) last = signsOf(last).slice(0, -1).join('')
  return { size, lines: [...lines, `${last.trimEnd()}…`].map(lineOf) }
}

function lineOf(line: string): Line {
  const isRtl = isRightToLeft(line)
  return { pieces: piecesOf(line, isRtl), isRtl }
}

interface Setting {
  readonly measure: Measure
  readonly size: number
  readonly box: TextBox
}

/** Breaks a text into lines, at most one more than there is room for: the rest need not be set. */
function wrapped(paragraphs: readonly string[], setting: Setting): { lines: string[]; isBroken: boolean } {
  const most = roomOf(setting.box, setting.size) + 1
  const lines: string[] = []
  let isBroken = false
  for (const paragraph of paragraphs) {
    for (const { line, isTorn } of linesOf(paragraph, setting)) {
      lines.push(line)
      isBroken ||= isTorn
      if (lines.length >= most) return { lines, isBroken }
    }
  }
  return { lines, isBroken }
}

/** Yields each line of a paragraph, and whether it breaks a word. */
function* linesOf(paragraph: string, setting: Setting): Generator<{ line: string; isTorn: boolean }> {
  let [line, isTorn] = ['', false]
  for (const word of paragraph.split(' ')) {
    for (const part of fragments(word, setting)) {
      const longer = line ? `${line} ${part}` : part
      if (fits(longer, setting)) line = longer
      else {
        yield { line, isTorn }
        ;[line, isTorn] = [part, false]
      }
      isTorn ||= part !== word
    }
  }
  yield { line, isTorn }
}

/** The number of characters whose width tells how many may fit. */
const FEW = 24

/** Breaks a word that is wider than the box at the edge of the box. */
function* fragments(word: string, setting: Setting): Generator<string> {
  if (word.length <= FEW && fits(word, setting)) return void (yield word)
  const signs = signsOf(word)
  const few = signs.slice(0, FEW)
  let taken = Math.floor((few.length * setting.box.width) / Math.max(1, widthOf(few.join(''), setting)))
  for (let from = 0; from < signs.length; from += taken) {
    const part = (count: number): string => signs.slice(from, from + count).join('')
    taken = mostThatFit((count) => fits(part(count), setting), taken, signs.length - from)
    yield part(taken)
  }
}

/**
 * Returns how many characters fit, at least one. Each try sets them all anew, so tries are few: the former number, then doubling steps,
 * then halves between the last two.
 */
function mostThatFit(isFit: (count: number) => boolean, before: number, limit: number): number {
  let [fitting, tooMany, count] = [1, limit + 1, Math.min(before, limit)]
  for (let step = 1; count > fitting && count < tooMany; step *= 2) {
    if (isFit(count)) fitting = count
    else tooMany = count
    count = fitting === count ? Math.min(count + step, limit) : count - step
  }
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2)
    if (isFit(middle)) fitting = middle
    else tooMany = middle
  }
  return fitting
}

function fits(text: string, setting: Setting): boolean {
  return widthOf(text, setting) <= setting.box.width
}

function widthOf(text: string, { measure, size, box: { isBold } }: Setting): number {
  return piecesOf(text, false).reduce((sum, piece) => sum + measure.width(piece.text, faceOf(piece.script, isBold), size), 0)
}

const segmenter = new Intl.Segmenter()

/** Splits a text into letters with their marks: a line never ends between them. */
function signsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

const INVISIBLE = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\ufe0e|\ufe0f/gu
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u
/** Joiners shape the letters around them and join emoji. */
const JOINERS = /[\u200c\u200d]/g
const IN_NO_FACE = '?'

interface Readable {
  readonly lines: readonly string[]
  /** True where no face has a letter: a question mark stands for it. */
  readonly hasGaps: boolean
}

/**
 * Returns the lines that the faces can draw. A missing letter would be a box: symbols are left out, letters of other scripts become "?".
 */
function readable(measure: Measure, text: string): Readable {
  let hasGaps = false
  const lines = text
    .normalize('NFC')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(/\t/g, ' ').replace(INVISIBLE, ''))
    .map((line) => {
      const scripts = scriptsOf(line)
      let at = 0
      const shown = [...line].map((character) => {
        const script = scripts[at] ?? 'plain'
        at += character.length
        if (character <= '\u024f' || measure.knows(character, faceOf(script, false))) return character
        if (PICTURE.test(character)) return ''
        hasGaps = true
        return IN_NO_FACE
      })
      return shown.join('').replace(/ {2,}/g, ' ').trim()
    })
    .filter((line) => line.replace(JOINERS, '').trim() !== '')
  // A name of emoji only would be empty.
  if (lines.length === 0 && PICTURE.test(text)) return { lines: [IN_NO_FACE], hasGaps: true }
  return { lines, hasGaps }
}
