import bidiFactory from 'bidi-js'
import { isTurnedScript, type Script, scriptsOf } from './scripts.ts'

/** A string that is set in one go, in the order in which its face shapes it, left to right on the page. */
export interface Piece {
  readonly text: string
  readonly script: Script
}

const bidi = bidiFactory()
const DIGIT = /\p{Nd}/u
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u
const TURNED_PAIR = /([\udc00-\udfff])([\ud800-\udbff])/g

/** Checks whether a text begins at the right: its first letter decides. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/** Cuts a line where the face changes, in the visible order. */
export function piecesOf(line: string, isRtl: boolean): Piece[] {
  const scripts = scriptsOf(line)
  if (scripts.every((script) => script === 'plain')) return [{ text: line, script: 'plain' }]
  if (!scripts.some(isTurnedScript)) return joined(scripts.map((script, index) => ({ text: line.charAt(index), script, isTurned: false })))
  const embedding = bidi.getEmbeddingLevels(line, isRtl ? 'rtl' : 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels)
  const seen = bidi.getReorderedIndices(line, embedding).map((index) => ({
    character: mirrored.get(index) ?? line.charAt(index),
    script: scripts[index] ?? 'plain',
    isTurned: (embedding.levels[index] ?? 0) % 2 === 1,
  }))
  return joined(seen.map(partOf))
}

interface Part extends Piece {
  /** True where the characters are seen in the reverse of the order in which they are shaped. */
  readonly isTurned: boolean
}

interface Seen {
  readonly character: string
  readonly script: Script
  readonly isTurned: boolean
}

/** Groups characters by face. The face turns the letters of a turned script, so they stay together in written order. */
function partOf({ character, script, isTurned }: Seen): Part {
  const isOwn = isTurnedScript(script) && !(isTurned && DIGIT.test(character))
  return { text: character, script: isTurnedScript(script) && !isOwn ? 'plain' : script, isTurned: isTurned && isOwn }
}

function joined(parts: Part[]): Piece[] {
  const pieces: Part[] = []
  for (const part of parts) {
    const last = pieces.at(-1)
    if (last && last.script === part.script && last.isTurned === part.isTurned)
      pieces[pieces.length - 1] = { ...part, text: part.isTurned ? part.text + last.text : last.text + part.text }
    else pieces.push(part)
  }
  return pieces.map(({ text, script }) => ({ text: text.replace(TURNED_PAIR, '$2$1'), script }))
}
