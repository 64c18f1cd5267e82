import type { FileAnswer } from '@tracklane/contract/kit/file'
import { phrase } from '@tracklane/contract/kit/phrase'
import type { LabelFormat, PrintedOrders } from '@tracklane/contract/order-print'
import { type Context, inTransaction } from '#platform/context.ts'
import { dayOf } from '#platform/day.ts'
import { pdfStream } from '#platform/pdf/pdf.ts'
import type { Pen } from '#platform/pdf/pen.ts'
import { type Print, printInTurn } from '#platform/pdf/print-turns.ts'
import { writtenDay } from '#platform/written.ts'
import { drawLabel, SHEETS } from './label-drawing.ts'
import { labelMapper } from './label-texts.ts'
import { insertLabelPrints } from './order-print.queries.ts'
import { type Read, readPrintable } from './printed-orders.ts'

interface Job extends PrintedOrders {
  readonly format: LabelFormat
  readonly start: number
  readonly skip: boolean
}

/** Returns the labels as a file, without noting a print. */
export function previewLabels(ctx: Context, job: Job, gone: AbortSignal): Promise<FileAnswer> {
  return printInTurn(ctx, gone, async () => labelsFile(ctx, job, await readPrintable(ctx, job)))
}

/** Returns the labels as a file. The prints are noted when all parts have been taken; only then does the file end. */
export function printLabels(ctx: Context, job: Job, gone: AbortSignal): Promise<FileAnswer> {
  return printInTurn(ctx, gone, async () => {
    const read = await readPrintable(ctx, job)
    return { ...labelsFile(ctx, job, read), beforeEnd: () => notePrints(ctx, read) }
  })
}

function labelsFile(ctx: Context, { format, start }: Job, read: Read): Print {
  const { paper, places } = SHEETS[format]
  const title = ctx.translate(phrase('print', 'Labels {day}', { day: writtenDay(dayOf(ctx.platform.clock(), ctx.timeZone)) }))
  const toLabel = labelMapper(ctx, read)
  const first = format === 'a4' ? start - 1 : 0
  function* draw(pen: Pen) {
    for (const [index, order] of read.orders.entries()) {
      const place = (first + index) % places.length
      if (index === 0 || place === 0) pen.page()
      drawLabel(pen, toLabel(order), places[place] ?? { x: 0, y: 0 })
      yield
    }
  }
  return { type: 'pdf', name: title, content: pdfStream({ title, paper }, draw) }
}

function notePrints(ctx: Context, { orders }: Read): Promise<void> {
  const { actor, platform } = ctx
  const [user_id, impersonator_id] = actor.kind === 'user' ? [actor.user_id, actor.impersonator_id] : [null, null]
  const print = { ids: orders.map(({ id }) => id), user_id, impersonator_id, actor_name: actor.name, at: platform.clock() }
  return inTransaction(ctx, (tx) => insertLabelPrints(tx.db, print))
}
