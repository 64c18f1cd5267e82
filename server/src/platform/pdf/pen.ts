import type bwip from 'bwip-js/node'
import { faceOf } from './fonts.ts'
import { type Line, lineHeight, type SetText, setText, type TextBox } from './layout.ts'
import { createMeasure, type Doc, type Measure, MM } from './measure.ts'

/** The distance from the top of a line to its baseline, in units of its size. */
const BASELINE = 1.0
/** The width of a bar in millimetres: wider ones scan no better. */
const WIDEST_MODULE = 0.5
/** White modules at both ends together. */
const QUIET = 20

export interface TextPlace extends TextBox {
  readonly x: number
  readonly y: number
  /** The alignment; by default a line that begins with Arabic begins at the right. */
  readonly align?: 'left' | 'center' | 'right'
  /** The colour; black by default. */
  readonly color?: string
  /** The name of the text for code that checks the drawing; the page does not change. */
  readonly field?: string
}

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The result of fitting a text into its place. */
export interface TextFit {
  /** Millimetres. */
  readonly height: number
  /** True where the text did not fit and ends with an ellipsis. */
  readonly isCut: boolean
  /** True where no face has a letter: a question mark stands for it. */
  readonly hasGaps: boolean
}

/** Draws on the page that is open; millimetres from its left top, sizes of letters in points. */
export interface Pen {
  /** Starts a new page on the paper of the document. */
  page(): void
  text(text: string, place: TextPlace): TextFit
  /** Returns the result of `text` without drawing. */
  measure(text: string, box: TextBox): TextFit
  line(x1: number, y1: number, x2: number, y2: number, width?: number): void
  box(rectangle: Rectangle, style?: { readonly width?: number; readonly fill?: string }): void
  /** Draws a QR code. Leave four modules of white round it. */
  qr(text: string, place: { readonly x: number; readonly y: number; readonly size: number }): void
  /** Draws a code of printable ASCII: as wide as possible with white at both ends, in the middle of the place. */
  code128(text: string, place: Rectangle): void
  /** Returns the width in millimetres of the narrowest bar of a Code 128. */
  code128Module(text: string, width: number): number
}

export function createPen(doc: Doc, encode: Raw): Pen {
  const measure = createMeasure(doc)
  const set = (text: string, box: TextBox): SetText => setText(measure, text, box)
  return {
    page: () => void doc.addPage(),
    text: (text, place) => {
      const laid = set(text, place)
      for (const [index, line] of laid.lines.entries())
        drawLine(doc, measure, line, { ...place, size: laid.size, y: place.y + index * lineHeight(laid.size) })
      return sizeOf(laid)
    },
    measure: (text, box) => sizeOf(set(text, box)),
    line: (x1, y1, x2, y2, width = 0.2) => {
      doc
        .lineWidth(width * MM)
        .moveTo(x1 * MM, y1 * MM)
        .lineTo(x2 * MM, y2 * MM)
        .stroke('black')
    },
    box: ({ x, y, width, height }, { width: stroke = 0.2, fill } = {}) => {
      doc.rect(x * MM, y * MM, width * MM, height * MM)
      if (fill) doc.fill(fill)
      else doc.lineWidth(stroke * MM).stroke('black')
    },
    qr: (text, { x, y, size }) => drawCode(doc, qrCode(encode, text), { x, y, width: size, height: size }),
    code128: (text, place) => drawBars(doc, code128(encode, text), place),
    code128Module: (text, width) => moduleOf(code128(encode, text), width),
  }
}

function sizeOf({ lines, size, isCut, hasGaps }: SetText): TextFit {
  return { height: lines.length * lineHeight(size), isCut, hasGaps }
}

function drawLine(doc: Doc, measure: Measure, { pieces, isRtl }: Line, place: TextPlace & { size: number }): void {
  const widths = pieces.map((piece) => measure.width(piece.text, faceOf(piece.script, place.isBold), place.size))
  const free = place.width - widths.reduce((sum, width) => sum + width, 0)
  const shares = { left: 0, center: free / 2, right: free }
  let x = place.x + shares[place.align ?? (isRtl ? 'right' : 'left')]
  const y = place.y * MM + place.size * BASELINE
  doc.fillColor(place.color ?? 'black').fontSize(place.size)
  pieces.forEach((piece, index) => {
    doc.font(faceOf(piece.script, place.isBold)).text(piece.text, x * MM, y, { lineBreak: false, baseline: 'alphabetic' })
    x += widths[index] ?? 0
  })
}

function drawBars(doc: Doc, code: Code, { x, y, width, height }: Rectangle): void {
  const bars = moduleOf(code, width) * code.width
  drawCode(doc, code, { x: x + (width - bars) / 2, y, width: bars, height })
}

function moduleOf(code: Code, width: number): number {
  return Math.min(WIDEST_MODULE, width / (code.width + QUIET))
}

/** Draws a code as one path and one fill, so that no white hairline crosses a bar. */
function drawCode(doc: Doc, code: Code, { x, y, width, height }: Rectangle): void {
  const [across, down] = [(width / code.width) * MM, (height / code.height) * MM]
  for (const [left, top, wide, high] of code.bars) doc.rect(x * MM + left * across, y * MM + top * down, wide * across, high * down)
  doc.fill('black')
}

/** The dark parts: rectangles in modules, from the left top. */
interface Code {
  readonly width: number
  readonly height: number
  readonly bars: readonly (readonly [x: number, y: number, width: number, height: number])[]
}
/** The type of the default export; the export named `raw` is another function. */
type Raw = typeof bwip.raw

/** Makes a QR code; the caller leaves its quiet zone. */
function qrCode(encode: Raw, text: string): Code {
  const options = { bcid: 'qrcode', text, eclevel: 'M' }
  const [symbol] = encode(options)
  if (!symbol || !('pixs' in symbol)) throw new Error('No QR code came of it')
  const { pixs, pixx: width, pixy: height } = symbol
  const bars: [number, number, number, number][] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const start = x
      while (x < width && pixs[y * width + x]) x++
      if (x > start) bars.push([start, y, x - start, 1])
    }
  return { width, height, bars }
}

/** Makes a code of printable ASCII, one module high. */
function code128(encode: Raw, text: string): Code {
  const [symbol] = encode({ bcid: 'code128', text })
  if (!symbol || !('sbs' in symbol)) throw new Error('No Code 128 came of it')
  const bars: [number, number, number, number][] = []
  let x = 0
  symbol.sbs.forEach((width, index) => {
    if (index % 2 === 0) bars.push([x, 0, width, 1])
    x += width
  })
  return { width: x, height: 1, bars }
}
