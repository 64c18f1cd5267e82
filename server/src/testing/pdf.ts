import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** A page as it is seen: one byte a dot, 0 black, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly dots: Uint8Array
}

export interface FoundCode {
  readonly format: string
  readonly text: string
  /** Its middle, as shares of the picture. */
  readonly x: number
  readonly y: number
}

const POINTS_PER_INCH = 72
let pdfium: Promise<PDFiumLibrary> | undefined
let isReaderReady = false

/** The pages of a document, drawn by a library that did not make it. */
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

/** A part of a picture, in shares of its width and height. */
export function cropped({ width, height, dots }: Picture, [x, y, w, h]: readonly [number, number, number, number]): Picture {
  const [left, top, wide, high] = [Math.round(x * width), Math.round(y * height), Math.round(w * width), Math.round(h * height)]
  const part = new Uint8Array(wide * high)
  for (let row = 0; row < high; row++) part.set(dots.subarray((top + row) * width + left, (top + row) * width + left + wide), row * wide)
  return { width: wide, height: high, dots: part }
}

/** The codes in a picture, from top to bottom and left to right, read by a library that drew none of them. */
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

/** The words of each page. */
export async function textsOf(pdf: Uint8Array): Promise<string[]> {
  return (await pagesOf(pdf)).map((text) => text.replace(/\s+/g, ' '))
}

/** The lines of all pages, as they were drawn. */
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
