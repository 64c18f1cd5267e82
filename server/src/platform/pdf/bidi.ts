import bidiFactory from 'bidi-js'

/** A string set in one go: in the order in which its face shapes it, left to right on the page. */
export interface Piece {
  readonly text: string
  readonly isArabic: boolean
}

const bidi = bidiFactory()
const ARABIC = /[\p{Script_Extensions=Arabic}\u200c\u200d]/u
/** Shaped and turned round by the face itself, so they stay together. */
const ARABIC_LETTERS = /[\p{Script_Extensions=Arabic}\p{Mn}\u200c\u200d]/u
const DIGIT = /\p{Nd}/u
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u
const TURNED_PAIR = /([\udc00-\udfff])([\ud800-\udbff])/g

/** Whether a text begins at the right: its first letter says so. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/** A line in the order in which it is seen, cut where the face changes. */
export function piecesOf(line: string, isRtl: boolean): Piece[] {
  if (!ARABIC.test(line)) return [{ text: line, isArabic: false }]
  const embedding = bidi.getEmbeddingLevels(line, isRtl ? 'rtl' : 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels)
  const seen = bidi.getReorderedIndices(line, embedding).map((index) => ({
    character: mirrored.get(index) ?? line.charAt(index),
    isTurned: (embedding.levels[index] ?? 0) % 2 === 1,
  }))
  return joined(seen.map(pieceOf))
}

interface Part extends Piece {
  /** Its characters are seen in the reverse of the order in which they are shaped. */
  readonly isTurned: boolean
}

function pieceOf({ character, isTurned }: { character: string; isTurned: boolean }): Part {
  const isArabic = isTurned ? ARABIC_LETTERS.test(character) && !DIGIT.test(character) : ARABIC.test(character)
  return { text: character, isArabic, isTurned: isTurned && isArabic }
}

function joined(parts: Part[]): Piece[] {
  const pieces: Part[] = []
  for (const part of parts) {
    const last = pieces.at(-1)
    if (last && last.isArabic === part.isArabic && last.isTurned === part.isTurned)
      pieces[pieces.length - 1] = { ...part, text: part.isTurned ? part.text + last.text : last.text + part.text }
    else pieces.push(part)
  }
  return pieces.map(({ text, isArabic }) => ({ text: text.replace(TURNED_PAIR, '$2$1'), isArabic }))
}
