import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { nextSlice, slices } from '#platform/slices.ts'
import { type MarkPlacing, skipPlaceless } from './placeless-marks.ts'
import { SCRIPTS, type Script } from './scripts.ts'

const NOTO = (script: string, weight: '400Regular' | '700Bold') =>
  `@expo-google-fonts/noto-sans${script && `-${script}`}/${weight}/NotoSans${script && script[0]?.toUpperCase() + script.slice(1)}_${weight}.ttf`

/** The faces of pages, by script: a regular one, and a bold one where it exists. */
const FACES = {
  plain: [NOTO('', '400Regular'), NOTO('', '700Bold')],
  arabic: [NOTO('arabic', '400Regular'), NOTO('arabic', '700Bold')],
  hebrew: [NOTO('hebrew', '400Regular'), NOTO('hebrew', '700Bold')],
  thai: [NOTO('thai', '400Regular'), NOTO('thai', '700Bold')],
  georgian: [NOTO('georgian', '400Regular'), NOTO('georgian', '700Bold')],
  armenian: [NOTO('armenian', '400Regular'), NOTO('armenian', '700Bold')],
  devanagari: [NOTO('devanagari', '400Regular'), NOTO('devanagari', '700Bold')],
  // Chinese, simplified and traditional, and Japanese syllables: every bold package is too large.
  han: ['@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf'],
} as const satisfies Record<Script, readonly [string, string?]>

/** A script, and bold where it has a bold face. */
export type Face = Script | `${Script} bold`

export function faceOf(script: Script, isBold: boolean | undefined): Face {
  return isBold && FACES[script].length > 1 ? `${script} bold` : script
}

const FILES: readonly (readonly [Face, string])[] = SCRIPTS.flatMap((script) =>
  FACES[script].map((file, at): [Face, string] => [faceOf(script, at > 0), file]),
)

/** A type missing in the typings of pdfkit: it accepts an open face. */
type OpenFace = Uint8Array & {
  readonly isOpen: never
  readonly characterSet: readonly number[]
  glyphForCodePoint(point: number): unknown
  readonly _layoutEngine: { readonly engine: { readonly GPOSProcessor: MarkPlacing | null } }
}
export type Faces = ReadonlyMap<Face, OpenFace>

const { resolve } = createRequire(import.meta.url)
let opened: Promise<Faces> | undefined

/** Opens the faces once per process, for its first document: their tables cost as much as many labels. */
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
  for (const [face, file] of FILES) {
    doc.font(await readFile(resolve(file))).widthOfString(face.startsWith('arabic') ? 'اب' : 'Ab') // reads the tables of the face
    const { _font: open } = doc as unknown as { readonly _font: { readonly font: OpenFace } } // the one just chosen
    await nameGlyphs(open.font)
    const { GPOSProcessor: placing } = open.font._layoutEngine.engine
    if (placing) skipPlaceless(placing)
    faces.set(face, open.font)
    await nextSlice()
  }
  return faces
}

/**
 * Asks a face for each letter's own shape. A face keeps for each shape the letter that first asked for it: a shape that first came as a
 * part of another, as the u of ü, would have no letter for ever: drawn, but neither searchable nor copyable.
 */
async function nameGlyphs(face: OpenFace): Promise<void> {
  const breathe = slices()
  for (const point of face.characterSet) {
    face.glyphForCodePoint(point)
    await breathe()
  }
}
