import type { FileAnswer } from '@tracklane/contract/kit/file'
import { phrase } from '@tracklane/contract/kit/phrase'
import { MAX_ORDERS } from '@tracklane/contract/order-bulk'
import { printPhrases } from '@tracklane/contract/order-print'
import type { Context } from '#platform/context.ts'
import { clockText, dayWindow } from '#platform/day.ts'
import { invalid, notOffered } from '#platform/errors.ts'
import { readInstant } from '#platform/instant.ts'
import { A4, pdfStream } from '#platform/pdf/pdf.ts'
import { type Print, printInTurn } from '#platform/pdf/print-turns.ts'
import { writtenDay, writtenMoney } from '#platform/written.ts'
import { dueOf, sumsOf } from './label.rules.ts'
import { drawManifest, type Manifest, type ManifestRow } from './manifest-drawing.ts'
import { type Carrier, findCarrier, findLoad, type PrintedOrder } from './order-print.queries.ts'

interface Asked {
  readonly courier_id: number
  readonly day?: string | undefined
}

/** The list that goes with a courier, to be ticked and signed. */
export function printManifest(ctx: Context, asked: Asked, gone: AbortSignal): Promise<FileAnswer> {
  return printInTurn(ctx, gone, () => manifestFile(ctx, asked))
}

async function manifestFile(ctx: Context, asked: Asked): Promise<Print> {
  const carrier = await findCarrier(ctx.db, ctx.actor.scope, asked.courier_id)
  if (!carrier) throw invalid({ courier_id: notOffered })
  const orders = await findLoad(ctx.db, { ...loadOf(ctx, asked), limit: MAX_ORDERS + 1 })
  if (orders.length === 0) throw invalid({ courier_id: printPhrases.nothingToCarry })
  if (orders.length > MAX_ORDERS) throw invalid({ courier_id: printPhrases.tooManyToCarry })
  const manifest = manifestOf(ctx, { carrier, orders, day: asked.day })
  return {
    type: 'pdf',
    name: manifest.title,
    content: pdfStream({ title: manifest.title, paper: A4 }, (pen) => drawManifest(pen, manifest)),
  }
}

function loadOf({ actor, timeZone }: Context, { courier_id, day }: Asked) {
  if (day !== undefined) readInstant('day', day)
  return { scope: actor.scope, courier: courier_id, due: day === undefined ? undefined : dayWindow(day, timeZone) }
}

interface Load {
  readonly carrier: Carrier
  readonly orders: readonly PrintedOrder[]
  readonly day: string | undefined
}

function manifestOf(ctx: Context, { carrier, orders, day }: Load): Manifest {
  const { language } = ctx
  const money = ({ amount, currency_code }: { amount: string; currency_code: string }) => writtenMoney(language, amount, currency_code)
  const toRow = (order: PrintedOrder): ManifestRow => {
    const due = dueOf(order)
    return {
      track: order.track,
      name: order.customer_full_name,
      phone: order.customer_phone ?? '',
      address: order.customer_address,
      due: due ? money(due) : '',
      remark: order.comment ?? '',
    }
  }
  return {
    title: ctx.translate(phrase('print', 'Manifest of {courier}', { courier: carrier.name })),
    about: aboutOf(ctx, { carrier, orders, day }),
    rows: orders.map(toRow),
    sums: sumsOf(orders.flatMap((order) => dueOf(order) ?? [])).map(money),
    words: wordsOf(ctx),
    pageWord: (page) => ctx.translate(phrase('print', 'Page {page}', { page })),
  }
}

function aboutOf(ctx: Context, { carrier, orders, day }: Load): string[] {
  const printed = clockText(ctx.platform.clock(), ctx.timeZone)
  return [
    carrier.organization,
    [
      day === undefined
        ? ctx.translate(phrase('print', 'All days'))
        : ctx.translate(phrase('print', 'For {day}', { day: writtenDay(day) })),
      ctx.translate(phrase('print', '{count, plural, one {# order} other {# orders}}', { count: orders.length })),
      ctx.translate(phrase('print', 'Printed {moment}', { moment: printed })),
    ].join(' · '),
  ]
}

function wordsOf({ translate }: Context): Manifest['words'] {
  return {
    track: translate(phrase('print', 'Track')),
    customer: translate(phrase('print', 'Customer')),
    address: translate(phrase('print', 'Address')),
    due: translate(phrase('print', 'To collect')),
    remark: translate(phrase('print', 'Remark')),
    sums: translate(phrase('print', 'To collect altogether')),
    none: translate(phrase('print', 'Nothing')),
    handedOver: translate(phrase('print', 'Handed over (name, date, signature)')),
    received: translate(phrase('print', 'Received by the courier (name, date, signature)')),
  }
}
