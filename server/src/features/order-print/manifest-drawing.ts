import { A4 } from '#platform/pdf/pdf.ts'
import type { Pen } from '#platform/pdf/pen.ts'

export interface ManifestRow {
  readonly track: string
  readonly name: string
  readonly phone: string
  readonly address: string
  /** The amount to be collected; empty where there is none. */
  readonly due: string
  readonly remark: string
}

export interface Manifest {
  readonly title: string
  /** Organization, courier, day and number. */
  readonly about: readonly string[]
  readonly rows: readonly ManifestRow[]
  /** A line a currency. */
  readonly sums: readonly string[]
  readonly words: Readonly<
    Record<'track' | 'customer' | 'address' | 'due' | 'remark' | 'sums' | 'handedOver' | 'received' | 'none', string>
  >
  readonly pageWord: (page: number) => string
}

const [LEFT, TOP, WIDTH] = [12, 12, 186]
const BOTTOM = A4.height - 16
/** Where a column begins and how wide it is. */
const COLUMNS = {
  box: { x: LEFT, width: 6 },
  code: { x: LEFT + 8, width: 15 },
  track: { x: LEFT + 25, width: 29 },
  customer: { x: LEFT + 56, width: 38 },
  address: { x: LEFT + 96, width: 42 },
  due: { x: LEFT + 138, width: 26 },
  remark: { x: LEFT + 166, width: 20 },
} as const
const CODE = 13
/** Sums and signatures are not torn apart. */
const SIGNATURES = 34

/** Yields after each row. */
export function* drawManifest(pen: Pen, manifest: Manifest): Generator<void> {
  let [page, y] = [1, drawHead(pen, manifest, 1)]
  const roomFor = (height: number): void => {
    if (y + height <= BOTTOM) return
    page += 1
    y = drawHead(pen, manifest, page)
  }
  for (const row of manifest.rows) {
    const height = heightOf(pen, row)
    roomFor(height)
    drawRow(pen, row, y, height)
    y += height
    yield
  }
  roomFor(SIGNATURES + manifest.sums.length * 5)
  drawEnd(pen, manifest, y)
  yield
}

function drawHead(pen: Pen, { title, about, words, pageWord }: Manifest, page: number): number {
  pen.page()
  pen.text(title, { x: LEFT, y: TOP, width: WIDTH - 30, sizes: [16, 13, 11], isBold: true, align: 'left' })
  pen.text(pageWord(page), { x: LEFT + WIDTH - 30, y: TOP + 2, width: 30, sizes: [9], align: 'right' })
  let y = TOP + 9
  for (const line of about) y += pen.text(line, { x: LEFT, y, width: WIDTH, sizes: [9, 8], align: 'left' }).height
  y += 2
  const heads = { track: words.track, customer: words.customer, address: words.address, due: words.due, remark: words.remark }
  for (const [column, word] of Object.entries(heads) as [keyof typeof heads, string][])
    pen.text(word, { ...COLUMNS[column], y, sizes: [8, 7, 6], isBold: true, align: column === 'due' ? 'right' : 'left' })
  pen.line(LEFT, y + 5, LEFT + WIDTH, y + 5, 0.4)
  return y + 5
}

/** The texts of a row, each where it stands; drawn and measured alike. */
function cellsOf(row: ManifestRow) {
  return [
    { text: row.track, ...COLUMNS.track, sizes: [9, 8], lines: 4, isBold: true },
    { text: row.name, ...COLUMNS.customer, sizes: [9, 8], lines: 3, isBold: true },
    { text: row.address, ...COLUMNS.address, sizes: [8, 7], lines: 6 },
    // On one line: an amount is never broken.
    { text: row.due, ...COLUMNS.due, sizes: [9, 8, 7, 6, 5], isBold: true, align: 'right' },
    { text: row.remark, ...COLUMNS.remark, sizes: [7, 6], lines: 6 },
  ] as const
}

function heightOf(pen: Pen, row: ManifestRow): number {
  const heights = cellsOf(row).map(({ text, ...box }) => pen.measure(text, box).height)
  const [, name = 0] = heights
  return Math.max(CODE, name + 4, ...heights) + 3.5
}

function drawRow(pen: Pen, row: ManifestRow, y: number, height: number): void {
  pen.box({ x: COLUMNS.box.x, y: y + 2, width: 4.5, height: 4.5 }, { width: 0.3 })
  pen.qr(row.track, { x: COLUMNS.code.x, y: y + 1.75, size: CODE })
  const heights = cellsOf(row).map(({ text, ...place }) => pen.text(text, { ...place, y: y + 1.5 }).height)
  const [, name = 0] = heights
  pen.text(row.phone, { ...COLUMNS.customer, y: y + 1.5 + name, sizes: [8, 7], align: 'left' })
  pen.line(LEFT, y + height, LEFT + WIDTH, y + height, 0.1)
}

function drawEnd(pen: Pen, { sums, words }: Manifest, top: number): void {
  let y = top + 3
  pen.text(words.sums, { x: LEFT, y, width: WIDTH / 2, sizes: [10], isBold: true })
  for (const sum of sums.length > 0 ? sums : [words.none]) {
    pen.text(sum, { x: LEFT + WIDTH / 2, y, width: WIDTH / 2, sizes: [10], isBold: true, align: 'right' })
    y += 5
  }
  y += 16
  for (const [index, word] of [words.handedOver, words.received].entries()) {
    const x = LEFT + index * (WIDTH / 2 + 4)
    pen.line(x, y, x + WIDTH / 2 - 8, y, 0.3)
    pen.text(word, { x, y: y + 1, width: WIDTH / 2 - 8, sizes: [8], align: 'left' })
  }
}
