import type { KnowledgeHit } from '@tracklane/contract/knowledge'

interface Piece {
  readonly from: number
  readonly text: string
  readonly isMarked: boolean
}

/** Cuts a text at the beginnings and ends of its marks. */
export function piecesOf(text: string, marks: KnowledgeHit['marks']): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const [from, to] of marks) {
    pieces.push({ from: at, text: text.slice(at, from), isMarked: false }, { from, text: text.slice(from, to), isMarked: true })
    at = to
  }
  pieces.push({ from: at, text: text.slice(at), isMarked: false })
  return pieces.filter((piece) => piece.text !== '')
}

/** Returns the found words of a hit as a search text. */
export function foundWords({ title, title_marks, excerpt, marks }: KnowledgeHit): string {
  const words = [...title_marks.map(([from, to]) => title.slice(from, to)), ...marks.map(([from, to]) => excerpt.slice(from, to))]
  return [...new Set(words.map((word) => word.toLowerCase()))].join(' ')
}
