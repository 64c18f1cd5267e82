import { MAX_ORDERS } from '@tracklane/contract/order-bulk'
import { type PrintedOrders, printPhrases } from '@tracklane/contract/order-print'
import { matchingIds } from '#features/order-list/order-list.service.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notOffered } from '#platform/errors.ts'
import { labelRefusal } from './label.rules.ts'
import { findPrintedOrders, findSenders, type PrintedOrder, type Sender } from './order-print.queries.ts'

/** The orders to print, in the requested order, and their senders by organization. */
export interface Read {
  readonly orders: readonly PrintedOrder[]
  readonly senders: ReadonlyMap<number, Sender>
}

/** Reads named orders, all or none; by a filter those that still match when they are read. */
export async function readOrders(ctx: Context, asked: PrintedOrders): Promise<Read> {
  const orders = await (asked.order_ids ? namedOrders(ctx, asked.order_ids) : matchingOnes(ctx, asked))
  const senders = await findSenders(ctx.db, [...new Set(orders.map(({ organization_id }) => organization_id))])
  return { orders, senders: new Map(senders.map((sender) => [sender.id, sender])) }
}

/** Reads the printable orders; another one refuses the whole, unless it is to be skipped. */
export async function readPrintable(ctx: Context, asked: PrintedOrders & { readonly skip: boolean }): Promise<Read> {
  const { orders, senders } = await readOrders(ctx, asked)
  const field = asked.order_ids ? 'order_ids' : 'filters'
  const printable = orders.filter((order) => !labelRefusal(order))
  const refused = orders.length - printable.length
  if (refused > 0 && !asked.skip) throw invalid({ [field]: printPhrases.unprintable(refused) })
  if (printable.length === 0) throw invalid({ [field]: printPhrases.nothing })
  return { orders: printable, senders }
}

async function namedOrders(ctx: Context, named: readonly number[]): Promise<PrintedOrder[]> {
  const ids = [...new Set(named)]
  const found = await ordersById(ctx, ids)
  return ids.map((id) => {
    const order = found.get(id)
    if (!order) throw invalid({ order_ids: notOffered })
    return order
  })
}

async function matchingOnes(ctx: Context, { filters = {}, sort }: PrintedOrders): Promise<PrintedOrder[]> {
  const { ids, total } = await matchingIds(ctx, { filters, sort })
  if (total > MAX_ORDERS) throw invalid({ filters: printPhrases.tooMany(total) })
  const found = await ordersById(ctx, ids)
  return ids.flatMap((id) => found.get(id) ?? [])
}

async function ordersById(ctx: Context, ids: readonly number[]): Promise<ReadonlyMap<number, PrintedOrder>> {
  return new Map((await findPrintedOrders(ctx.db, ctx.actor.scope, ids)).map((order) => [order.id, order]))
}
