import { z } from 'zod'
import { OrderSum } from './currency.ts'
import { endpoint } from './kit/endpoint.ts'
import { fileEndpoint } from './kit/file-endpoint.ts'
import { DayOrInstant, Id, IdParams, listOf, PageQuery, pageOf } from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { one, timestamp } from './kit/reply.ts'
import { text } from './kit/text.ts'
import { OrderIds } from './order-bulk.ts'
import { bookkeepers, handOverName, LivingHandOver } from './order-hold.ts'

/** Money that a courier handed over. Names and amounts stay as they were at that time. */
export const HandOverRow = z.object({
  id: z.number(),
  /** A running number of the organization. */
  number: z.number(),
  organization_id: z.number(),
  country_id: z.number(),
  courier_id: z.number(),
  courier: z.string(),
  received_by: z.string(),
  /** The number of orders, and their sum in each currency. */
  orders: z.number(),
  sums: z.array(OrderSum),
  /** Sums that it still holds: without orders that a later hand-over holds; empty once it is taken back. */
  held: z.array(OrderSum),
  created_at: timestamp(),
  created_by: z.string(),
  /** The time when it was taken back. Its orders are unpaid again. */
  cancelled_at: timestamp().nullable(),
  cancelled_by: z.string().nullable(),
  cancel_reason: z.string().nullable(),
})
export type HandOverRow = z.output<typeof HandOverRow>

const HandOverOrder = z.object({
  order_id: z.number(),
  track: z.string(),
  customer_full_name: z.string(),
  delivered_at: timestamp().nullable(),
  total: z.string(),
  currency_code: z.string(),
  archived: z.boolean(),
  /** A later hand-over with the same order, from before the server refused that. The order counts in the later one. */
  superseded_by: LivingHandOver.nullable(),
})

export const HandOver = HandOverRow.extend({ order_rows: z.array(HandOverOrder) })
export type HandOver = z.output<typeof HandOver>

export const HandOverDraft = z.object({ courier_id: Id, order_ids: OrderIds, received_by: text(120).min(1) })

/** Newest first. */
export const HandOverQuery = PageQuery.omit({ search: true }).extend({
  courier_id: listOf(Id).optional(),
  country_id: listOf(Id).optional(),
  created_at_from: DayOrInstant.optional(),
  created_at_to: DayOrInstant.optional(),
})
export type HandOverQuery = z.output<typeof HandOverQuery>

export const handoverEndpoints = {
  list: endpoint({ method: 'GET', path: '/handover', access: bookkeepers, query: HandOverQuery, reply: pageOf(HandOverRow) }),
  get: endpoint({ method: 'GET', path: '/handover/:id', access: bookkeepers, params: IdParams, reply: one(HandOver) }),
  /** Marks the orders as paid and keeps who handed over what to whom. It takes all of the orders or none. */
  create: endpoint({
    method: 'POST',
    path: '/handover',
    access: bookkeepers,
    body: HandOverDraft,
    reply: one(HandOver),
    status: 201,
    idempotent: true,
  }),
  /** Takes the hand-over back: its orders are unpaid again; the row stays and says so. 409 where it was taken back already. */
  cancel: endpoint({
    method: 'POST',
    path: '/handover/:id/cancel',
    access: bookkeepers,
    params: IdParams,
    body: z.object({ reason: text(500).min(1) }),
    reply: one(HandOver),
    idempotent: true,
  }),
  /** The receipt, for both to sign. A later print says the same, and whether the hand-over was taken back. */
  receipt: fileEndpoint({
    method: 'GET',
    path: '/handover/:id/receipt',
    access: bookkeepers,
    params: IdParams,
    file: { types: ['pdf'], maxBytes: 10_000_000, inTurn: true },
  }),
}

export const handoverPhrases = {
  isPaid: (tracks: readonly string[]) =>
    phrase('finance', '{count, plural, one {{tracks} is paid already} other {{tracks} are paid already}}', counted(tracks)),
  isNotOutstanding: (tracks: readonly string[]) =>
    phrase(
      'finance',
      '{count, plural, one {{tracks} is no delivered cash order of this courier} other {{tracks} are no delivered cash orders of this courier}}',
      counted(tracks),
    ),
  isHeld: (orders: readonly { readonly track: string; readonly handover: LivingHandOver }[]) =>
    phrase(
      'finance',
      '{count, plural, one {{tracks} stands in a hand-over already: {numbers}} other {{tracks} stand in hand-overs already: {numbers}}}',
      {
        ...counted(orders.map(({ track }) => track)),
        numbers: named([...new Set(orders.map(({ handover }) => handOverName(handover)))]),
      },
    ),
  isArchived: (tracks: readonly string[]) =>
    phrase(
      'finance',
      '{count, plural, one {{tracks} is archived: restore it first} other {{tracks} are archived: restore them first}}',
      counted(tracks),
    ),
  isCancelled: phrase('finance', 'This hand-over has been taken back already'),
}

/** The most names in one text; the rest is only counted. */
const NAMED = 5

function counted(tracks: readonly string[]) {
  return { count: tracks.length, tracks: named(tracks) }
}

function named(names: readonly string[]): string {
  const first = names.slice(0, NAMED).join(', ')
  return names.length > NAMED ? `${first} …` : first
}
