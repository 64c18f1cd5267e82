import { faceOf } from './fonts.ts'
import type { Measure } from './measure.ts'
import { scriptsOf } from './scripts.ts'

const INVISIBLE = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\ufe0e|\ufe0f/gu
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u
const IN_NO_FACE = '?'

export interface Readable {
  readonly lines: readonly string[]
  /** A letter is in no face: a question mark stands for it. */
  readonly hasGaps: boolean
}

/** The lines that the faces can draw; a missing letter would be a box: signs without words go, letters of other scripts become "?". */
export function readable(measure: Measure, text: string): Readable {
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
    .filter((line) => line !== '')
  return { lines, hasGaps }
}
