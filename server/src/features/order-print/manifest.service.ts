import type { FileAnswer } from '@tracklane/contract/kit/file'
import { phrase } from '@tracklane/contract/kit/phrase'
import { MAX_ORDERS } from '@tracklane/contract/order-bulk'
import { printPhrases } from '@tracklane/contract/order-print'
import type { Context } from '#platform/context.ts'
import { clockText, dayOf, dayWindow } from '#platform/day.ts'
import { invalid, notOffered } from '#platform/errors.ts'
import { readInstant } from '#platform/instant.ts'
import { A4, pdfStream } from '#platform/pdf/pdf.ts'
import { type Print, printInTurn } from '#platform/pdf/print-turns.ts'
import { writtenDay, writtenMoney, writtenWindow } from '#platform/written.ts'
import { dueOf, sumsOf } from './label.rules.ts'
import { townLine } from './label-texts.ts'
import { drawManifests, type Manifest, type ManifestRow } from './manifest-drawing.ts'
import { type Carrier, findCarriers, findLoad } from './order-print.queries.ts'
import { type Stop, stopsOf } from './stops.rules.ts'

interface ManifestQuery {
  readonly courier_id?: number | undefined
  readonly courier_ids?: readonly number[] | undefined
  readonly day?: string | undefined
}

/** Prints the lists that couriers take along, to tick and sign: one file, each courier's list on pages of its own. */
export function printManifest(ctx: Context, asked: ManifestQuery, gone: AbortSignal): Promise<FileAnswer> {
  return printInTurn(ctx, gone, () => manifestFile(ctx, asked))
}

async function manifestFile(ctx: Context, asked: ManifestQuery): Promise<Print> {
  const field = asked.courier_ids ? 'courier_ids' : 'courier_id'
  const ids = [...new Set(asked.courier_ids ?? [asked.courier_id ?? 0])]
  const carriers = new Map((await findCarriers(ctx.db, ctx.actor.scope, ids)).map((carrier) => [carrier.id, carrier]))
  if (carriers.size < ids.length) throw invalid({ [field]: notOffered })
  const orders = await findLoad(ctx.db, { ...loadOf(ctx, asked), couriers: ids, limit: MAX_ORDERS + 1 })
  if (orders.length === 0) throw invalid({ [field]: ids.length > 1 ? printPhrases.nobodyCarries : printPhrases.nothingToCarry })
  if (orders.length > MAX_ORDERS) throw invalid({ [field]: printPhrases.tooManyToCarry })
  const stops = stopsOf(orders)
  const manifests = ids.flatMap((id) => {
    const [carrier, load] = [carriers.get(id), stops.filter(({ courier_id }) => courier_id === id)]
    return carrier && load.length > 0 ? [manifestOf(ctx, { carrier, stops: load, day: asked.day })] : []
  })
  const title = titleOf(ctx, manifests, asked.day)
  return { type: 'pdf', name: title, content: pdfStream({ title, paper: A4 }, (pen) => drawManifests(pen, manifests)) }
}

function titleOf(ctx: Context, manifests: readonly Manifest[], day: string | undefined): string {
  const [only] = manifests
  if (only && manifests.length === 1) return only.title
  return ctx.translate(phrase('print', 'Manifests {day}', { day: writtenDay(day ?? dayOf(ctx.platform.clock(), ctx.timeZone)) }))
}

function loadOf({ actor, timeZone }: Context, { day }: ManifestQuery) {
  if (day !== undefined) readInstant('day', day)
  return { scope: actor.scope, due: day === undefined ? undefined : dayWindow(day, timeZone) }
}

interface Load {
  readonly carrier: Carrier
  readonly stops: readonly Stop[]
  readonly day: string | undefined
}

function manifestOf(ctx: Context, { carrier, stops, day }: Load): Manifest {
  const { language, timeZone } = ctx
  const money = ({ amount, currency_code }: { amount: string; currency_code: string }) => writtenMoney(language, amount, currency_code)
  const toRow = (order: Stop): ManifestRow => {
    const due = dueOf(order)
    const window = writtenWindow(order.delivery_from, order.delivery_to, timeZone)
    return {
      window: day === undefined ? window : window.replaceAll(`${writtenDay(day)} `, ''),
      track: order.track,
      name: order.customer_full_name,
      phone: order.customer_phone ?? '',
      street: order.street,
      town: townLine(order.postcode, order.town),
      due: due ? money(due) : '',
      remark: order.comment ?? '',
    }
  }
  return {
    title: ctx.translate(phrase('print', 'Manifest of {courier}', { courier: carrier.name })),
    about: aboutOf(ctx, { carrier, stops, day }),
    rows: stops.map(toRow),
    sums: sumsOf(stops.flatMap((order) => dueOf(order) ?? [])).map(money),
    words: wordsOf(ctx),
    pageWord: (page, pages) => ctx.translate(phrase('print', 'Page {page} of {pages}', { page, pages })),
    faultWord: (numbers) =>
      ctx.translate(phrase('print', 'Not printed as written, look them up: stop {stops}', { stops: numbers.join(', ') })),
  }
}

function aboutOf(ctx: Context, { carrier, stops, day }: Load): string[] {
  const printed = clockText(ctx.platform.clock(), ctx.timeZone)
  return [
    carrier.organization,
    [
      day === undefined
        ? ctx.translate(phrase('print', 'All days'))
        : ctx.translate(phrase('print', 'For {day}', { day: writtenDay(day) })),
      ctx.translate(phrase('print', '{count, plural, one {# order} other {# orders}}', { count: stops.length })),
      ctx.translate(phrase('print', 'Printed {moment}', { moment: printed })),
    ].join(' · '),
  ]
}

function wordsOf({ translate }: Context): Manifest['words'] {
  return {
    window: translate(phrase('print', 'Window')),
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
