import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** A page as a picture: one byte per dot, 0 black, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly dots: Uint8Array
}

export interface FoundCode {
  readonly format: string
  readonly text: string
  /** The middle, as fractions of the picture. */
  readonly x: number
  readonly y: number
}

const POINTS_PER_INCH = 72
let pdfium: Promise<PDFiumLibrary> | undefined
let isReaderReady = false

/** Draws the pages of a document, with another library than the one that made it. */
export async function* picturesOf(pdf: Uint8Array, dotsPerInch = 150): AsyncGenerator<Picture> {
  pdfium ??= PDFiumLibrary.init()
  const document = await (await pdfium).loadDocument(pdf)
  try {
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: dotsPerInch / POINTS_PER_INCH, render: 'bitmap' })
      yield { width, height, dots: grey(data) }
    }
  } finally {
    document.destroy()
  }
}

export async function pictureOf(pdf: Uint8Array, dotsPerInch?: number): Promise<Picture> {
  for await (const picture of picturesOf(pdf, dotsPerInch)) return picture
  throw new Error('The document has no page')
}

/** Cuts a part of a picture, in fractions of its width and height. */
export function cropped({ width, height, dots }: Picture, [x, y, w, h]: readonly [number, number, number, number]): Picture {
  const [left, top, wide, high] = [Math.round(x * width), Math.round(y * height), Math.round(w * width), Math.round(h * height)]
  const part = new Uint8Array(wide * high)
  for (let row = 0; row < high; row++) part.set(dots.subarray((top + row) * width + left, (top + row) * width + left + wide), row * wide)
  return { width: wide, height: high, dots: part }
}

/** Reads the codes in a picture, from top to bottom and left to right, with another library than the one that drew them. */
export async function codesIn({ width, height, dots }: Picture): Promise<FoundCode[]> {
  await prepareReader()
  const data = new Uint8ClampedArray(width * height * 4)
  for (const [index, dot] of dots.entries()) data.set([dot, dot, dot, 255], index * 4)
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCode', 'Code128'],
  })
  return found.map(({ format, text, position: { topLeft, bottomRight } }) => ({
    format,
    text,
    x: (topLeft.x + bottomRight.x) / 2 / width,
    y: (topLeft.y + bottomRight.y) / 2 / height,
  }))
}

async function prepareReader(): Promise<void> {
  if (isReaderReady) return
  isReaderReady = true
  const wasmBinary = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer as ArrayBuffer } })
}

function grey(bgra: Uint8Array): Uint8Array {
  const dots = new Uint8Array(bgra.length / 4)
  for (let index = 0; index < dots.length; index++) dots[index] = bgra[index * 4 + 1] ?? 255
  return dots
}

/** Returns the words of each page. */
export async function textsOf(pdf: Uint8Array): Promise<string[]> {
  return (await pagesOf(pdf)).map((text) => text.replace(/\s+/g, ' '))
}

/** Returns the lines of all pages as they were drawn. */
export async function linesOf(pdf: Uint8Array): Promise<string[]> {
  return (await pagesOf(pdf)).flatMap((text) => text.split(/\r?\n/))
}

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  pdfium ??= PDFiumLibrary.init()
  const document = await (await pdfium).loadDocument(pdf)
  try {
    return [...document.pages()].map((page) => page.getText())
  } finally {
    document.destroy()
  }
}
