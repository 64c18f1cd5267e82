import { A4 } from '#platform/pdf/pdf.ts'
import type { Pen } from '#platform/pdf/pen.ts'

export interface ManifestRow {
  /** The delivery window; empty where there is none. */
  readonly window: string
  readonly track: string
  readonly name: string
  readonly phone: string
  readonly street: string
  /** "20354 Hamburg"; empty where the address could not be split. */
  readonly town: string
  /** The amount to collect; empty where there is none. */
  readonly due: string
  readonly remark: string
}

/** The stops of one courier. */
export interface Manifest {
  readonly title: string
  /** Organization, day and number. */
  readonly about: readonly string[]
  readonly rows: readonly ManifestRow[]
  /** One line per currency. */
  readonly sums: readonly string[]
  readonly words: Readonly<
    Record<'window' | 'customer' | 'address' | 'due' | 'remark' | 'sums' | 'handedOver' | 'received' | 'none', string>
  >
  /** Returns "Page 1 of 3". */
  readonly pageWord: (page: number, pages: number) => string
  /** Names the stops with a text that is not printed as written. */
  readonly faultWord: (stops: readonly number[]) => string
}

const [LEFT, TOP, WIDTH] = [12, 12, 186]
const BOTTOM = A4.height - 16
/** The left edge and the width of each column. */
const COLUMNS = {
  stop: { x: LEFT, width: 9 },
  code: { x: LEFT + 10, width: 13 },
  window: { x: LEFT + 26, width: 31 },
  customer: { x: LEFT + 59, width: 36 },
  address: { x: LEFT + 97, width: 39 },
  due: { x: LEFT + 137, width: 23 },
  remark: { x: LEFT + 162, width: 24 },
} as const
const CODE = 13
const BOX = 4.5
/** Sums and signatures stay on one page. */
const SIGNATURES = 34
const FAULTS = { x: LEFT, width: WIDTH, sizes: [8, 7], lines: 3, align: 'left' } as const

/** Draws every manifest on pages of its own, with their count. Yields after each row. */
export function* drawManifests(pen: Pen, manifests: readonly Manifest[]): Generator<void> {
  for (const manifest of manifests) yield* drawManifest(pen, manifest)
}

function* drawManifest(pen: Pen, manifest: Manifest): Generator<void> {
  const measured: Measured[] = []
  for (const row of manifest.rows) {
    measured.push(measureRow(pen, row))
    yield
  }
  const faulty = measured.flatMap(({ isWhole }, at) => (isWhole ? [] : [at + 1]))
  const faults = faulty.length > 0 ? manifest.faultWord(faulty) : ''
  const endHeight = SIGNATURES + manifest.sums.length * 5 + (faults ? pen.measure(faults, FAULTS).height + 3 : 0)
  const pages = pagesOf([...measured.map(({ height }) => height), endHeight], BOTTOM - headHeight(pen, manifest))
  for (const [index, { first, after }] of pages.entries()) {
    let y = drawHead(pen, manifest, manifest.pageWord(index + 1, pages.length))
    for (const [at, row] of manifest.rows.slice(first, after).entries()) {
      const height = measured[first + at]?.height ?? 0
      drawRow(pen, { row, stop: first + at + 1, y, height })
      y += height
      yield
    }
    if (after > manifest.rows.length) drawEnd(pen, { ...manifest, faults }, y)
  }
  yield
}

interface Measured {
  readonly height: number
  /** True where each text is printed as written. */
  readonly isWhole: boolean
}

/** Distributes pieces over pages; one that is higher than a page gets a page of its own. */
function pagesOf(heights: readonly number[], room: number): { first: number; after: number }[] {
  const pages = [{ first: 0, after: 0 }]
  let left = room
  for (const [at, height] of heights.entries()) {
    const page = pages.at(-1)
    if (page && (height <= left || page.first === at)) page.after = at + 1
    else {
      pages.push({ first: at, after: at + 1 })
      left = room
    }
    left -= height
  }
  return pages
}

const ABOUT = { x: LEFT, width: WIDTH, sizes: [9, 8], align: 'left' } as const

function headHeight(pen: Pen, { about }: Manifest): number {
  return TOP + 16 + about.reduce((sum, line) => sum + pen.measure(line, ABOUT).height, 0)
}

/** Draws the head; returns where the first row begins. */
function drawHead(pen: Pen, { title, about, words }: Manifest, page: string): number {
  pen.page()
  pen.text(title, { x: LEFT, y: TOP, width: WIDTH - 35, sizes: [16, 13, 11], isBold: true, align: 'left' })
  pen.text(page, { x: LEFT + WIDTH - 35, y: TOP + 2, width: 35, sizes: [9], align: 'right' })
  let y = TOP + 9
  for (const line of about) y += pen.text(line, { ...ABOUT, y }).height
  y += 2
  const heads = { window: words.window, customer: words.customer, address: words.address, due: words.due, remark: words.remark }
  for (const [column, word] of Object.entries(heads) as [keyof typeof heads, string][])
    pen.text(word, { ...COLUMNS[column], y, sizes: [8, 7, 6], isBold: true, align: column === 'due' ? 'right' : 'left' })
  pen.line(LEFT, y + 5, LEFT + WIDTH, y + 5, 0.4)
  return y + 5
}

/** Returns the texts of a row by column, one below the other; both drawing and measuring use them. */
function cellsOf(row: ManifestRow) {
  return [
    [
      { text: row.window, ...COLUMNS.window, sizes: [9, 8, 7], lines: 2, isBold: true, align: 'left' },
      { text: row.track, ...COLUMNS.window, sizes: [8, 7], lines: 3, align: 'left' },
    ],
    [
      { text: row.name, ...COLUMNS.customer, sizes: [9, 8, 7], lines: 3, isBold: true },
      { text: row.phone, ...COLUMNS.customer, sizes: [8, 7, 6], align: 'left' },
    ],
    [
      { text: row.street, ...COLUMNS.address, sizes: [8, 7], lines: 6 },
      { text: row.town, ...COLUMNS.address, sizes: [8, 7], lines: 2, isBold: true },
    ],
    // On one line: an amount is never broken.
    [{ text: row.due, ...COLUMNS.due, sizes: [9, 8, 7, 6, 5], isBold: true, align: 'right' }],
    [{ text: row.remark, ...COLUMNS.remark, sizes: [7, 6], lines: 8 }],
  ] as const
}

function measureRow(pen: Pen, row: ManifestRow): Measured {
  const fits = cellsOf(row).map((cells) => cells.map(({ text, ...box }) => pen.measure(text, box)))
  const heights = fits.map((cells) => cells.reduce((sum, { height }) => sum + height, 0))
  return {
    height: Math.max(CODE, ...heights) + 3.5,
    isWhole: fits.flat().every(({ isCut, hasGaps }) => !isCut && !hasGaps),
  }
}

interface RowPlace {
  readonly row: ManifestRow
  readonly stop: number
  readonly y: number
  readonly height: number
}

function drawRow(pen: Pen, { row, stop, y, height }: RowPlace): void {
  pen.text(String(stop), { ...COLUMNS.stop, y: y + 1.5, sizes: [11, 9, 7], isBold: true, align: 'left' })
  pen.box({ x: COLUMNS.stop.x, y: y + 8, width: BOX, height: BOX }, { width: 0.3 })
  pen.qr(row.track, { x: COLUMNS.code.x, y: y + 1.75, size: CODE })
  for (const cells of cellsOf(row)) {
    let top = y + 1.5
    for (const { text, ...place } of cells) top += pen.text(text, { ...place, y: top }).height
  }
  pen.line(LEFT, y + height, LEFT + WIDTH, y + height, 0.1)
}

function drawEnd(pen: Pen, { sums, words, faults }: Manifest & { faults: string }, top: number): void {
  let y = top + 3
  if (faults) y += pen.text(faults, { ...FAULTS, y }).height + 3
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
