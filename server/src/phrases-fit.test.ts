import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import type { PhraseCatalogue } from '#db/seed/phrases/catalogue.ts'
import { CATALOGUES } from '#db/seed/reference.ts'

const WEB = join(import.meta.dirname, '../../web/src')
/** Sizes of a table's head in CSS pixels (`data-table.module.css`, `table-head.module.css`). */
const HEAD = { size: 12, padding: 16, sort: 18 }
/** The extra width of its weight 500 over the file's 400, and the rounding of each letter. */
const HEAVIER = 1.04

interface Head {
  readonly place: string
  readonly category: string
  readonly words: string
  readonly room: number
}

const SCREENS = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map((path) => join(WEB, path))

/** The head of every column: its label, and its minimum width unless a person makes it smaller. */
const HEADS: readonly Head[] = SCREENS.flatMap((place) => {
  const source = readFileSync(place, 'utf8')
  return [...columnsIn(source), ...fieldColumnsIn(source)].flatMap(({ category, words, shape, isSorted }) => {
    const [, width] = /\bwidth: (\d+)/.exec(shape) ?? []
    const [, narrow = width] = /\bnarrow: (\d+)/.exec(shape) ?? []
    return narrow ? [{ place, category, words, room: Number(narrow) - HEAD.padding - (isSorted ? HEAD.sort : 0) }] : []
  })
})

/** Returns the columns that are written out. */
function columnsIn(source: string) {
  const found = source.matchAll(/label: t\('([\w-]+)', '((?:[^'\\]|\\.)+)'\),((?:(?!label:)[\s\S])*?)text[:,(]/g)
  return [...found].map(([, category = '', words = '', shape = '']) => ({ category, words, shape, isSorted: /\bsort[:,]/.test(shape) }))
}

/** Returns the columns of `field-column.tsx`, which are all sorted. */
function fieldColumnsIn(source: string) {
  const found = source.matchAll(/(?:field|name)Column(?:<\w+>)?\((?:'\w+', )?t\('([\w-]+)', '((?:[^'\\]|\\.)+)'\), (\{[^}]*\})/g)
  return [...found].map(([, category = '', words = '', shape = '']) => ({ category, words, shape, isSorted: true }))
}

const FILES = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].map((subset) =>
  createRequire(WEB).resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`),
)
const faces = FILES.map((file) => new PDFDocument().font(readFileSync(file)).fontSize(HEAD.size))

test('no word of a column heading is broken or cut in any language', () => {
  expect(HEADS.length).toBeGreaterThan(60)
  const faults = HEADS.flatMap(({ place, category, words, room }) =>
    Object.entries({ en: {}, ...CATALOGUES }).flatMap(([language, phrases]: [string, PhraseCatalogue]) => {
      const text = phrases[category]?.[words] ?? words
      const needed = roomFor(text)
      return needed > room ? [`${place.slice(WEB.length)}: “${text}” (${language}) needs ${Math.ceil(needed)} px, has ${room}`] : []
    }),
  )
  expect(faults).toEqual([])
})

/** Returns the smallest width in which the words fit on the two lines of a head. */
function roomFor(text: string): number {
  const pieces = text.split(/(?<=[ -])/).map((piece) => ({ bare: widthOf(piece.trimEnd()), whole: widthOf(piece) }))
  const splits = pieces.map((_, at) => Math.max(lineOf(pieces.slice(0, at + 1)), lineOf(pieces.slice(at + 1))))
  return Math.min(...splits)
}

function lineOf(pieces: readonly { bare: number; whole: number }[]): number {
  return pieces.reduce((sum, { bare, whole }, at) => sum + (at === pieces.length - 1 ? bare : whole), 0)
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (faceOf(letter)?.widthOfString(letter) ?? HEAD.size), 0) * HEAVIER
}

function faceOf(letter: string) {
  return faces.find((face) => (face as unknown as OpenFace)._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

/** A type missing in the typings: the face as read from its file. */
interface OpenFace {
  readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } }
}
