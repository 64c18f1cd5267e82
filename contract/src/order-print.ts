import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { fileEndpoint } from './kit/file-endpoint.ts'
import { Day, Flag, Id, int, listOf } from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { one } from './kit/reply.ts'
import { dispatchers } from './order.ts'
import { MAX_ORDERS, OrderIds, RefusedOrder } from './order-bulk.ts'
import { OrderFilter } from './order-filter.ts'
import { OrderQuery } from './order-list.ts'

/** One label on a page of 100 × 150 mm, or four on a page of A4. */
export const LABEL_FORMATS = ['100x150', 'a4'] as const
export type LabelFormat = (typeof LABEL_FORMATS)[number]
/** Labels on a page of A4, counted row by row. */
export const A4_PLACES = 4

/** The most couriers in one file of manifests. */
export const MAX_MANIFESTS = 200

const { sort } = OrderQuery.shape

/** Chosen orders in the order of the screen, or all that match, in the order of the list. */
const PrintedOrders = z.object({ order_ids: OrderIds.optional(), filters: OrderFilter.optional(), sort })
export type PrintedOrders = z.output<typeof PrintedOrders>

const LabelOptions = z.object({
  format: z.enum(LABEL_FORMATS).default('100x150'),
  /** The first place on the first page of A4 that is still free. */
  start: int(1, A4_PLACES).default(1),
})

/** Skips orders that cannot be printed. Without it, one of them refuses all. */
const skip = z.boolean().default(false)

/** Checks that exactly one of the two is given. */
function named<Given extends { order_ids?: unknown; filters?: unknown }>({ order_ids, filters }: Given): boolean {
  return (order_ids === undefined) !== (filters === undefined)
}
const NAMED = { path: ['order_ids'], params: { phrase: phrase('validation', 'Value missed') } }

export const LabelsCheck = z.object({
  printable: z.array(z.number()),
  refused: z.array(RefusedOrder),
  warnings: z.array(z.object({ id: z.number(), text: z.string() })),
})
export type LabelsCheck = z.output<typeof LabelsCheck>

/** Two thousand labels take less than ten megabytes. */
const file = { types: ['pdf'], maxBytes: 64 * 1024 * 1024, inTurn: true } as const

export const orderPrintEndpoints = {
  /** The orders that can be printed, the others with the reason, and missing data of a label. */
  check: endpoint({
    method: 'POST',
    path: '/order/labels-check',
    access: dispatchers,
    body: PrintedOrders.refine(named, NAMED),
    reply: one(LabelsCheck),
  }),
  /** Prints, and notes nothing. Without ids it prints all that match the filter. */
  preview: fileEndpoint({
    method: 'GET',
    path: '/order/labels',
    access: dispatchers,
    query: OrderFilter.extend(LabelOptions.shape).extend({ sort, order_ids: listOf(Id, MAX_ORDERS).optional(), skip: Flag.default(false) }),
    file,
  }),
  /** Prints, and notes for each order who printed its label and when. */
  labels: fileEndpoint({
    method: 'POST',
    path: '/order/labels',
    access: dispatchers,
    body: PrintedOrders.extend(LabelOptions.shape).extend({ skip }).refine(named, NAMED),
    file,
  }),
  /**
   * Lists of couriers: their orders in 3, 4 and 6; with `day` only those due on it, in the zone of X-TZ-Name. Several couriers come in one
   * file, each on a new page. Couriers without orders are left out.
   */
  manifest: fileEndpoint({
    method: 'POST',
    path: '/order/manifest',
    access: dispatchers,
    body: z
      .object({ courier_id: Id.optional(), courier_ids: z.array(Id).min(1).max(MAX_MANIFESTS).optional(), day: Day.optional() })
      .refine(({ courier_id, courier_ids }) => (courier_id === undefined) !== (courier_ids === undefined), {
        path: ['courier_id'],
        params: NAMED.params,
      }),
    file,
  }),
}

export const printPhrases = {
  tooMany: (count: number) =>
    phrase('print', '{count, number} orders match: at most {most, number} labels are printed at once. Narrow the list down.', {
      count,
      most: MAX_ORDERS,
    }),
  unprintable: (count: number) =>
    phrase('print', '{count, plural, one {# order cannot be printed} other {# orders cannot be printed}}', { count }),
  nothing: phrase('print', 'There is nothing to print'),
  noPhone: phrase('print', 'The customer’s phone number is missing: add it to the order'),
  isShortened: phrase('print', 'The address is too long and will be shortened'),
  cut: (field: string) => phrase('print', '{field}: too long, it will be shortened', { field }),
  gaps: (field: string) => phrase('print', '{field}: letters that no font has will be printed as “?”', { field }),
  isDense: phrase('print', 'The track number is too long for the bar code: scan the square code'),
  noSender: phrase('print', 'The sender’s address is missing: an administrator adds it to the organization'),
  tooManyToCarry: phrase('print', 'The courier has too many orders for one manifest: choose a day'),
  nothingToCarry: phrase('print', 'The courier has no orders to take along'),
  nobodyCarries: phrase('print', 'The couriers have no orders to take along'),
}
