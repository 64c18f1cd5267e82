import type { LabelFormat } from '@tracklane/contract/order-print'
import { A4, type Paper } from '#platform/pdf/pdf.ts'
import type { Pen } from '#platform/pdf/pen.ts'

/** The texts of a label. */
export interface Label {
  readonly track: string
  readonly sender: { readonly name: string; readonly lines: readonly string[] }
  readonly name: string
  readonly phone: string | null
  readonly street: string
  /** "20354 Hamburg" on a line of its own; empty where the address could not be split. */
  readonly town: string
  /** Day and times; empty where there are none. */
  readonly window: string
  readonly courier: string
  /** The organization's own order number. */
  readonly number: string
  /** "COD" and the amount. */
  readonly due: { readonly word: string; readonly amount: string } | undefined
  readonly comment: string | null
  readonly words: { readonly from: string; readonly to: string }
}

/** Fields of a label that a person can correct. */
export type LabelField = 'sender' | 'name' | 'phone' | 'address' | 'number' | 'courier' | 'comment' | 'due'

interface Origin {
  readonly x: number
  readonly y: number
}

interface Sheet {
  readonly paper: Paper
  readonly places: readonly Origin[]
}

/** A label is 100 mm wide and 148 mm high on both papers. */
export const SHEETS: Readonly<Record<LabelFormat, Sheet>> = {
  '100x150': { paper: { width: 100, height: 150 }, places: [{ x: 0, y: 1 }] },
  a4: { paper: A4, places: [0, 148.5].flatMap((y) => [0, 105].map((x) => ({ x: x + 2.5, y: y + 0.25 }))) },
}

const [LEFT, WIDTH] = [6, 88]
const CODE = 29
/** Room for five hundred letters, with the town below the street. */
const ADDRESS_HEIGHT = 30.5
/** The bar code with the white space at both ends. */
export const BARS = { width: 98, height: 16.5 }

export function drawLabel(pen: Pen, label: Label, { x, y }: Origin): void {
  const left = x + LEFT
  drawSender(pen, label, { x: left, y: y + 5 })
  pen.qr(label.track, { x: left + WIDTH - CODE, y: y + 5, size: CODE })
  pen.line(left, y + 38, left + WIDTH, y + 38, 0.3)
  drawRecipient(pen, label, { x: left, y: y + 39.5 })
  pen.line(left, y + 95, left + WIDTH, y + 95, 0.3)
  drawTour(pen, label, { x: left, y: y + 96.5 })
  pen.line(left, y + 102, left + WIDTH, y + 102, 0.3)
  drawNotes(pen, label, { x: left, y: y + 103 })
  pen.code128(label.track, { x: x + 1, y: y + 119.5, ...BARS })
  pen.text(label.track, { x: left, y: y + 137, width: WIDTH, sizes: [16, 14, 12, 10, 8], isBold: true, align: 'center' })
}

function field(name: LabelField): { field: LabelField } {
  return { field: name }
}

function drawSender(pen: Pen, { sender, words }: Label, { x, y }: Origin): void {
  const width = WIDTH - CODE - 5
  pen.text(words.from, { x, y, width, sizes: [7] })
  const named = { x, y: y + 3.5, width, sizes: [11, 9, 8], lines: 2, isBold: true } as const
  const { height } = pen.text(sender.name, { ...named, ...field('sender') })
  pen.text(sender.lines.join('\n'), { x, y: y + 4 + height, width, height: 27 - height, sizes: [9, 8, 7], ...field('sender') })
}

function drawRecipient(pen: Pen, { name, street, town, phone, words }: Label, { x, y }: Origin): void {
  pen.text(words.to, { x, y, width: WIDTH, sizes: [7] })
  const named = { x, y: y + 3.5, width: WIDTH, height: 13, sizes: [17, 14, 12, 10, 8], isBold: true } as const
  const top = y + 4.5 + pen.text(name, { ...named, ...field('name') }).height
  const towned = { x, width: WIDTH, lines: 2, sizes: [15, 13, 11, 9, 8], isBold: true, ...field('address') } as const
  const townHeight = town ? pen.measure(town, towned).height : 0
  const room = { height: ADDRESS_HEIGHT - townHeight, sizes: [14, 12, 11, 10, 9, 8, 7, 6] } as const
  const { height } = pen.text(street, { x, y: top, width: WIDTH, ...room, ...field('address') })
  if (town) pen.text(town, { ...towned, y: top + height })
  if (phone) pen.text(phone, { x, y: y + 48.5, width: WIDTH, sizes: [14, 12, 10], isBold: true, ...field('phone') })
}

/** Draws the delivery window, the courier and the shop's order number. */
function drawTour(pen: Pen, { window, courier, number }: Label, { x, y }: Origin): void {
  const third = WIDTH / 3
  pen.text(window, { x, y, width: third + 8, sizes: [10, 9, 8, 7, 6], isBold: true, align: 'left' })
  pen.text(courier, { x: x + third + 9, y, width: third - 10, sizes: [10, 9, 8, 7, 6], align: 'left', ...field('courier') })
  pen.text(number, { x: x + 2 * third, y, width: third, sizes: [10, 9, 8, 7, 6], align: 'right', ...field('number') })
}

function drawNotes(pen: Pen, { due, comment }: Label, { x, y }: Origin): void {
  const boxed = due ? 44 : 0
  if (due) {
    const amount = { x: x + WIDTH - boxed + 1.5, width: boxed - 3, isBold: true, align: 'center' } as const
    pen.box({ x: x + WIDTH - boxed, y: y + 0.5, width: boxed, height: 14 }, { width: 0.6 })
    pen.text(due.word, { ...amount, y: y + 1.5, sizes: [9, 8, 7] })
    pen.text(due.amount, { ...amount, y: y + 5, sizes: [18, 15, 12, 9, 7], ...field('due') })
  }
  if (comment) pen.text(comment, { x, y, width: WIDTH - boxed - (due ? 3 : 0), height: 16, sizes: [9, 8, 7, 6], ...field('comment') })
}
