import type PDFDocument from 'pdfkit'
import type { Face } from './fonts.ts'

export type Doc = InstanceType<typeof PDFDocument>

/** A millimetre in points. */
export const MM = 72 / 25.4

export interface Measure {
  /** Millimetres. */
  width(text: string, face: Face, size: number): number
  knows(character: string, face: Face): boolean
}

/** A type missing in the typings: the face as read from its file. */
interface OpenFace {
  readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } }
}

export function createMeasure(doc: Doc): Measure {
  const known = new Map<string, boolean>()
  const has = (character: string, face: Face): boolean => {
    const { _font: open } = doc.font(face) as unknown as OpenFace // pdfkit opens it with fontkit
    return open.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  }
  return {
    width: (text, face, size) => doc.font(face).fontSize(size).widthOfString(text) / MM,
    knows: (character, face) => {
      const key = face + character
      const isKnown = known.get(key) ?? has(character, face)
      known.set(key, isKnown)
      return isKnown
    },
  }
}
