import type { LabelFormat } from '@tracklane/contract/order-print'
import { A4, type Paper } from '#platform/pdf/pdf.ts'
import type { Pen } from '#platform/pdf/pen.ts'

/** The texts of a label. */
export interface Label {
  readonly track: string
  readonly sender: { readonly name: string; readonly lines: readonly string[] }
  readonly name: string
  readonly phone: string | null
  readonly address: string
  /** "COD", and the amount. */
  readonly due: { readonly word: string; readonly amount: string } | undefined
  readonly comment: string | null
  readonly words: { readonly from: string; readonly to: string }
}

interface Origin {
  readonly x: number
  readonly y: number
}

interface Sheet {
  readonly paper: Paper
  readonly places: readonly Origin[]
}

/** A label is 100 mm wide and 148 high, the same on both papers. */
export const SHEETS: Readonly<Record<LabelFormat, Sheet>> = {
  '100x150': { paper: { width: 100, height: 150 }, places: [{ x: 0, y: 1 }] },
  a4: { paper: A4, places: [0, 148.5].flatMap((y) => [0, 105].map((x) => ({ x: x + 2.5, y: y + 0.25 }))) },
}

const [LEFT, WIDTH] = [6, 88]
/** Room for five hundred letters. */
export const ADDRESS = { width: WIDTH, height: 33, sizes: [14, 12, 11, 10, 9, 8, 7] as const }
const CODE = 29

export function drawLabel(pen: Pen, label: Label, { x, y }: Origin): void {
  const left = x + LEFT
  drawSender(pen, label, { x: left, y: y + 5 })
  pen.qr(label.track, { x: left + WIDTH - CODE, y: y + 5, size: CODE })
  pen.line(left, y + 38, left + WIDTH, y + 38, 0.3)
  drawRecipient(pen, label, { x: left, y: y + 39.5 })
  pen.line(left, y + 98, left + WIDTH, y + 98, 0.3)
  drawNotes(pen, label, { x: left, y: y + 100 })
  pen.code128(label.track, { x: x + 1, y: y + 119, width: 98, height: 17 })
  pen.text(label.track, { x: left, y: y + 137, width: WIDTH, sizes: [16, 14, 12, 10, 8], isBold: true, align: 'center' })
}

function drawSender(pen: Pen, { sender, words }: Label, { x, y }: Origin): void {
  const width = WIDTH - CODE - 5
  pen.text(words.from, { x, y, width, sizes: [7] })
  const { height } = pen.text(sender.name, { x, y: y + 3.5, width, sizes: [11, 9, 8], lines: 2, isBold: true })
  pen.text(sender.lines.join('\n'), { x, y: y + 4 + height, width, height: 27 - height, sizes: [9, 8, 7] })
}

function drawRecipient(pen: Pen, { name, address, phone, words }: Label, { x, y }: Origin): void {
  pen.text(words.to, { x, y, width: WIDTH, sizes: [7] })
  const named = pen.text(name, { x, y: y + 3.5, width: WIDTH, height: 13, sizes: [17, 14, 12, 10, 8], isBold: true })
  pen.text(address, { x, y: y + 4.5 + named.height, ...ADDRESS })
  if (phone) pen.text(phone, { x, y: y + 51.5, width: WIDTH, sizes: [14, 12, 10], isBold: true })
}

function drawNotes(pen: Pen, { due, comment }: Label, { x, y }: Origin): void {
  const boxed = due ? 44 : 0
  if (due) {
    pen.box({ x: x + WIDTH - boxed, y, width: boxed, height: 16 }, { width: 0.6 })
    pen.text(due.word, { x: x + WIDTH - boxed, y: y + 1, width: boxed, sizes: [9], isBold: true, align: 'center' })
    pen.text(due.amount, {
      x: x + WIDTH - boxed + 1.5,
      y: y + 5.5,
      width: boxed - 3,
      sizes: [18, 15, 12, 9],
      isBold: true,
      align: 'center',
    })
  }
  if (comment) pen.text(comment, { x, y, width: WIDTH - boxed - (due ? 3 : 0), height: 16.5, sizes: [9, 8, 7] })
}
