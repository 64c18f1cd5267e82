import { once } from 'node:events'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type PDFDocument from 'pdfkit'
import { FACE_NAMES, faceFile } from './fonts.ts'
import { MM } from './measure.ts'
import { createPen, type Pen } from './pen.ts'

export interface Paper {
  /** Millimetres. */
  readonly width: number
  readonly height: number
}
export const A4: Paper = { width: 210, height: 297 }

interface PdfOptions {
  readonly title: string
  readonly paper: Paper
}

/** Draws; each `yield` is a place where others may have their turn and what is drawn leaves. Begin with `pen.page()`. */
export type Drawing = (pen: Pen) => Iterable<void> | AsyncIterable<void>

/** How long a drawing keeps everybody else waiting. */
const SLICE_MS = 8

/**
 * A document, made while it is read: it is drawn in slices, so that other requests are answered meanwhile, no faster than it is taken,
 * and no further once its reader has gone.
 */
export function pdfStream(options: PdfOptions, draw: Drawing): Readable {
  return Readable.from(chunks(options, draw), { objectMode: false })
}

/** A pen that measures and draws nowhere. */
export async function createRuler(): Promise<Pen> {
  return (await open({ title: '', paper: A4 })).pen
}

async function* chunks(options: PdfOptions, draw: Drawing): AsyncGenerator<Buffer> {
  const { doc, pen } = await open(options)
  const drawn: Buffer[] = []
  doc.on('data', (chunk: Buffer) => drawn.push(chunk))
  const breathe = slices()
  for await (const _ of draw(pen)) {
    await breathe()
    if (drawn.length > 0) yield Buffer.concat(drawn.splice(0))
  }
  const ended = once(doc, 'end')
  doc.end()
  await ended
  yield Buffer.concat(drawn)
}

/** Lets others have their turn when this one has had its own. */
export function slices(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await setImmediate()
    since = performance.now()
  }
}

/** Loaded by the first document: nobody who starts the server waits for it. */
async function open({ title, paper }: PdfOptions): Promise<{ doc: InstanceType<typeof PDFDocument>; pen: Pen }> {
  const [{ default: Document }, { default: bwip }] = await Promise.all([import('pdfkit'), import('bwip-js/node')])
  const size: [number, number] = [paper.width * MM, paper.height * MM]
  const doc = new Document({ size, margin: 0, autoFirstPage: false, font: '', info: { Title: title }, displayTitle: true })
  for (const face of FACE_NAMES) {
    // Its tables are read with the first word: one face a turn, for four at once take as long as many labels.
    doc
      .registerFont(face, await faceFile(face))
      .font(face)
      .widthOfString(face.startsWith('arabic') ? 'اب' : 'Ab')
    await setImmediate()
  }
  return { doc, pen: createPen(doc, bwip.raw) }
}
