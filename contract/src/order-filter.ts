import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { DayOrInstant, Flag, Id, int, listOf, listOfWhole, Money } from './kit/page.ts'
import { many } from './kit/reply.ts'
import { text } from './kit/text.ts'
import { orderReaders, PaymentType } from './order.ts'

/** 0 or absent: without them; 1: only them; any: with them. */
const Gone = z.union([z.literal('any'), Flag])
type Gone = z.output<typeof Gone>

/** The most codes that one filter takes. */
export const MAX_CODES = 500
const Codes = listOfWhole(text(80), MAX_CODES)

/** Filters of orders. The list, the board and the exports share them, and their pages use them as search schema. */
export const OrderFilter = z.object({
  search: text(200).optional(),
  status_id: listOf(int(1, 10)).optional(),
  sub_status_id: listOf(Id).optional(),
  /** `none` adds orders without a courier. */
  courier_id: listOf(z.union([Id, z.literal('none')])).optional(),
  country_id: listOf(Id).optional(),
  organization_id: listOf(Id).optional(),
  payment_type: listOf(PaymentType).optional(),
  paid: Flag.optional(),
  archived: Gone.optional(),
  deleted: Gone.optional(),
  currency_code: listOf(text(3)).optional(),
  id: listOf(Id).optional(),
  track: listOf(text(40)).optional(),
  foreign_id: Codes.optional(),
  /** Track or order numbers; upper and lower case do not matter. */
  code: Codes.optional(),
  /** Postcode and town as read from the address. */
  postcode: listOf(text(20)).optional(),
  town: listOf(text(100)).optional(),
  created_at_from: DayOrInstant.optional(),
  created_at_to: DayOrInstant.optional(),
  delivery_date_from: DayOrInstant.optional(),
  delivery_date_to: DayOrInstant.optional(),
  delivered_at_from: DayOrInstant.optional(),
  delivered_at_to: DayOrInstant.optional(),
  status_changed_at_from: DayOrInstant.optional(),
  status_changed_at_to: DayOrInstant.optional(),
  paid_at_from: DayOrInstant.optional(),
  paid_at_to: DayOrInstant.optional(),
  /**
   * The order was rejected (returned) in this period, and not by mistake, whatever its status is now. Beside these, filters of courier and
   * reason mean courier and reason at that time.
   */
  rejected_at_from: DayOrInstant.optional(),
  rejected_at_to: DayOrInstant.optional(),
  returned_at_from: DayOrInstant.optional(),
  returned_at_to: DayOrInstant.optional(),
  total_from: Money.optional(),
  total_to: Money.optional(),
  /** Orders that are late at the time of the request. */
  late: Flag.optional(),
  /** Whether the current assignment names a courier. */
  has_courier: Flag.optional(),
  /** Whether the order has a reason for its status. */
  has_sub_status: Flag.optional(),
  /** Whether its label has ever been printed. */
  label_printed: Flag.optional(),
})
export type OrderFilter = z.output<typeof OrderFilter>

/** Returns true where an order must be archived (deleted), false where it must not, and undefined where both are fine. */
export function mustBeGone(gone: Gone | undefined): boolean | undefined {
  return gone === 'any' ? undefined : (gone ?? false)
}

/** Sort fields of every list of orders, and of its export. */
export const ORDER_SORTS = [
  'id',
  'status_id',
  'sub_status',
  'foreign_id',
  'track',
  'customer_full_name',
  'customer_phone',
  'customer_address',
  'postcode',
  'town',
  'payment_type',
  'country_name',
  'courier',
  'attempts',
  'last_reason',
  'products_amount',
  'delivery_from',
  'delivery_to',
  'delivered_at',
  'order_price',
  'delivery_price',
  'total',
  'currency_code',
  'created_at',
  'updated_at',
  'status_changed_at',
  'paid_at',
  'archived_at',
] as const

/** An asked code and its order. Where no order has the code, the nearest code. */
export const FoundCode = z.object({
  /** The code as it was asked for. */
  code: z.string(),
  /** The order's track; null: the person sees no order with this code. */
  track: z.string().nullable(),
  /** True where the order is archived, and so not among the others. */
  archived: z.boolean(),
  deleted: z.boolean(),
  /** The most similar code, for the first codes without an order; null where none is similar. */
  nearest: z.string().nullable(),
})
export type FoundCode = z.output<typeof FoundCode>

export const orderFilterEndpoints = {
  /** The given track or order numbers, with the caller's orders. A code without a row in the answer does not exist for the caller. */
  tracks: endpoint({
    method: 'POST',
    path: '/order/tracks',
    access: orderReaders,
    ability: 'orders:read',
    body: z.object({ track: Codes.optional(), code: Codes.optional() }),
    reply: many(FoundCode),
  }),
}
