import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { nextSlice } from '#platform/slices.ts'

/** The faces that pages are set in: Latin, Cyrillic and Greek stand in the plain ones, Arabic in its own. */
const FACES = {
  plain: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  plainBold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  arabic: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  arabicBold: '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
} as const
export type Face = keyof typeof FACES
const FACE_NAMES = Object.keys(FACES) as Face[] // the keys of the object above

/** A type missing in the typings of pdfkit: a face that is open already is taken as it is. */
type OpenFace = Uint8Array & {
  readonly isOpen: never
  readonly characterSet: readonly number[]
  glyphForCodePoint(point: number): unknown
}
export type Faces = ReadonlyMap<Face, OpenFace>

const { resolve } = createRequire(import.meta.url)
let opened: Promise<Faces> | undefined

/** Opened once in a process, by its first document: their tables cost as much as many labels. */
export function openFaces(Document: typeof PDFDocument): Promise<Faces> {
  opened ??= openAll(Document).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function openAll(Document: typeof PDFDocument): Promise<Faces> {
  const doc = new Document({ autoFirstPage: false, font: '' })
  const faces = new Map<Face, OpenFace>()
  for (const face of FACE_NAMES) {
    doc.font(await readFile(resolve(FACES[face]))).widthOfString(face.startsWith('arabic') ? 'اب' : 'Ab') // reads its tables
    const { _font: open } = doc as unknown as { readonly _font: { readonly font: OpenFace } } // the one just chosen
    nameGlyphs(open.font)
    faces.set(face, open.font)
    await nextSlice()
  }
  return faces
}

/**
 * A face keeps of each shape the letter for which it was first asked. A shape that first came as a part of another, as the u of ü, would be
 * of none for ever: drawn, but neither found nor copied.
 */
function nameGlyphs(face: OpenFace): void {
  for (const point of face.characterSet) face.glyphForCodePoint(point)
}
