import { once } from 'node:events'
import { Readable } from 'node:stream'
import { slices } from '#platform/slices.ts'
import { openFaces } from './fonts.ts'
import { type Doc, MM } from './measure.ts'
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

/** Draws; each `yield` lets other work run and sends the drawn part. Begin with `pen.page()`. */
export type Drawing = (pen: Pen) => Iterable<void>

/**
 * Makes a document while it is read. It is drawn in slices, so that other requests are answered meanwhile, no faster than it is read,
 * and it stops once the reader is gone.
 */
export function pdfStream(options: PdfOptions, draw: Drawing): Readable {
  return Readable.from(chunks(options, draw), { objectMode: false })
}

/** Creates a pen that measures and draws nothing. */
export async function createRuler(): Promise<Pen> {
  return (await open({ title: '', paper: A4 })).pen
}

async function* chunks(options: PdfOptions, draw: Drawing): AsyncGenerator<Buffer> {
  const { doc, pen } = await open(options)
  const drawn: Buffer[] = []
  doc.on('data', (chunk: Buffer) => drawn.push(chunk))
  const breathe = slices()
  for (const _ of draw(pen)) {
    await breathe()
    if (drawn.length > 0) yield Buffer.concat(drawn.splice(0))
  }
  for (const face of facesOf(doc)) {
    face.finalize()
    await breathe()
  }
  const ended = once(doc, 'end')
  doc.end()
  await ended
  yield Buffer.concat(drawn)
}

/** Returns the faces of a document, to pack their used letters one by one; pdfkit packs the rest at the end in one go. */
function facesOf(doc: Doc): { finalize(): void }[] {
  const { _fontFamilies } = doc as unknown as { readonly _fontFamilies: Readonly<Record<string, { finalize(): void }>> } // missing in the typings
  return Object.values(_fontFamilies)
}

/** Loads the library for the first document, so that the start of the server does not wait for it. */
async function open({ title, paper }: PdfOptions): Promise<{ doc: Doc; pen: Pen }> {
  const [{ default: Document }, { default: bwip }] = await Promise.all([import('pdfkit'), import('bwip-js/node')])
  const size: [number, number] = [paper.width * MM, paper.height * MM]
  const doc = new Document({ size, margin: 0, autoFirstPage: false, font: '', info: { Title: title }, displayTitle: true })
  for (const [face, open] of await openFaces(Document)) doc.registerFont(face, open)
  return { doc, pen: createPen(doc, bwip.raw) }
}
