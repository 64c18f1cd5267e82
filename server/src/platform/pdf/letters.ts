import { piecesOf } from './bidi.ts'
import { faceOf, type Measure } from './measure.ts'

const INVISIBLE = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\ufe0e|\ufe0f/gu
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u
const IN_NO_FACE = '?'

/** The lines that a face can draw; a missing letter would be a box: signs without words go, letters of other scripts are asked about. */
export function readable(measure: Measure, text: string): string[] {
  return text
    .normalize('NFC')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => known(measure, line.replace(/\t/g, ' ').replace(INVISIBLE, '')).replace(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '')
}

function known(measure: Measure, line: string): string {
  const shown = (character: string): string => (isKnown(measure, character) ? character : PICTURE.test(character) ? '' : IN_NO_FACE)
  return [...line].map(shown).join('')
}

function isKnown(measure: Measure, character: string): boolean {
  return character <= '\u024f' || piecesOf(character, false).every((piece) => measure.knows(character, faceOf(piece, false)))
}
