import type { Pen } from '#platform/pdf/pen.ts'

/** The texts of a receipt in its reader's language. */
export interface Receipt {
  readonly organization: string
  readonly title: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** The cancellation with its reason. */
  readonly cancelled: string | undefined
  readonly heads: ReceiptRow
  readonly rows: readonly ReceiptRow[]
  /** The number of orders and their total, per currency. */
  readonly sums: readonly (readonly [orders: string, total: string])[]
  readonly signs: readonly [string, string]
  readonly pageOf: (page: number, pages: number) => string
}

interface ReceiptRow {
  readonly track: string
  readonly customer: string
  readonly delivered: string
  readonly amount: string
}

const LEFT = 20
const WIDTH = 170
const RIGHT = LEFT + WIDTH
const BOTTOM = 275
const ROW = 6.5
const SUM = 7
/** The height of the space under the last row: two names and their lines. */
const SIGNATURES = 34

const CELL_SIZES = [10, 9, 8, 7] as const
/** Names and tracks may take two lines; amounts and times are never broken. */
const NAME = { sizes: [...CELL_SIZES, 6], height: ROW - 1.1 } as const
/** The receiver's name and the reason of a cancellation are never cut. */
const FACT = { x: LEFT + 40, width: WIDTH - 40, sizes: [10, 8], lines: 4, isBold: true } as const
const CANCELLED = { x: LEFT + 3, width: WIDTH - 6, sizes: [10, 9, 8], lines: 8, isBold: true } as const
const FACTS_TOP = 42
const COLUMNS = {
  track: { x: LEFT, width: 42 },
  customer: { x: LEFT + 44, width: 56 },
  delivered: { x: LEFT + 102, width: 32 },
  amount: { x: LEFT + 136, width: 34 },
} as const

export function drawReceipt(receipt: Receipt) {
  return function* (pen: Pen): Generator<void> {
    const pages = pagesOf(pen, receipt)
    let page = 0
    const turn = (): number => {
      pen.page()
      page += 1
      const at = page === 1 ? drawHead(pen, receipt) : 20
      pen.text(receipt.pageOf(page, pages), { x: LEFT, y: 283, width: WIDTH, sizes: [9], align: 'right', color: '#555' })
      return drawColumns(pen, receipt.heads, at)
    }
    let y = turn()
    for (const row of receipt.rows) {
      if (y + ROW > BOTTOM) y = turn()
      drawRow(pen, row, y)
      y += ROW
      yield
    }
    if (y + footHeight(receipt) > BOTTOM) y = turn()
    drawFoot(pen, receipt, y)
    yield
  }
}

/** Counts the pages by drawing them. */
function pagesOf(pen: Pen, receipt: Receipt): number {
  let [pages, y] = [1, headEnd(pen, receipt) + ROW + 2]
  for (const _ of receipt.rows) {
    if (y + ROW > BOTTOM) [pages, y] = [pages + 1, 20 + ROW + 2]
    y += ROW
  }
  return y + footHeight(receipt) > BOTTOM ? pages + 1 : pages
}

function headEnd(pen: Pen, { facts, cancelled }: Receipt): number {
  const heights = facts.map(([, value]) => factHeight(pen, value))
  return FACTS_TOP + heights.reduce((sum, height) => sum + height, 0) + (cancelled ? cancelledHeight(pen, cancelled) + 2 : 0) + 6
}

function factHeight(pen: Pen, value: string): number {
  return Math.max(6, pen.measure(value, FACT).height + 1.5)
}

function cancelledHeight(pen: Pen, text: string): number {
  return Math.max(12, pen.measure(text, CANCELLED).height + 3)
}

function footHeight({ sums }: Receipt): number {
  return 4 + sums.length * SUM + SIGNATURES
}

function drawHead(pen: Pen, receipt: Receipt): number {
  pen.text(receipt.organization, { x: LEFT, y: 20, width: WIDTH, sizes: [11, 9] })
  pen.text(receipt.title, { x: LEFT, y: 27, width: WIDTH, sizes: [18, 14], isBold: true })
  let y = FACTS_TOP
  for (const [label, value] of receipt.facts) {
    pen.text(label, { x: LEFT, y, width: 38, sizes: [10, 8], color: '#555' })
    pen.text(value, { ...FACT, y })
    y += factHeight(pen, value)
  }
  if (receipt.cancelled) {
    pen.box({ x: LEFT, y: y + 1, width: WIDTH, height: cancelledHeight(pen, receipt.cancelled) })
    pen.text(receipt.cancelled, { ...CANCELLED, y: y + 2.5 })
  }
  return headEnd(pen, receipt)
}

function drawColumns(pen: Pen, heads: ReceiptRow, y: number): number {
  drawCells(pen, heads, { y, isBold: true })
  pen.line(LEFT, y + ROW - 0.5, RIGHT, y + ROW - 0.5, 0.4)
  return y + ROW + 2
}

function drawRow(pen: Pen, row: ReceiptRow, y: number): void {
  drawCells(pen, row, { y, isBold: false })
  pen.line(LEFT, y + ROW - 1, RIGHT, y + ROW - 1, 0.1)
}

function drawCells(pen: Pen, row: ReceiptRow, { y, isBold }: { y: number; isBold: boolean }): void {
  const style = { y, isBold, sizes: CELL_SIZES }
  pen.text(row.track, { ...COLUMNS.track, ...style, ...NAME })
  pen.text(row.customer, { ...COLUMNS.customer, ...style, ...NAME })
  pen.text(row.delivered, { ...COLUMNS.delivered, ...style, align: 'right' })
  pen.text(row.amount, { ...COLUMNS.amount, ...style, align: 'right' })
}

function drawFoot(pen: Pen, { sums, signs }: Receipt, y: number): void {
  sums.forEach(([orders, total], index) => {
    const at = y + 2 + index * SUM
    pen.text(orders, { x: LEFT, y: at, width: 100, sizes: [11, 9] })
    pen.text(total, { x: RIGHT - 60, y: at, width: 60, sizes: [13, 11, 9], isBold: true, align: 'right' })
  })
  const line = y + 4 + sums.length * SUM + SIGNATURES - 8
  signs.forEach((name, index) => {
    const x = LEFT + index * 90
    pen.line(x, line, x + 80, line, 0.3)
    pen.text(name, { x, y: line + 1, width: 80, sizes: [9], color: '#555' })
  })
}
