import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { DayOrInstant, Flag, Id, int, listOf, listOfWhole, Money } from './kit/page.ts'
import { many } from './kit/reply.ts'
import { text } from './kit/text.ts'
import { orderReaders, PaymentType } from './order.ts'

/** 0, as when nothing is said: none of them; 1: them alone; any: them too. */
const Gone = z.union([z.literal('any'), Flag])
type Gone = z.output<typeof Gone>

/** The most codes that one filter takes. */
export const MAX_CODES = 500
const Codes = listOfWhole(text(80), MAX_CODES)

/** Filters of orders: the list, the board and the exports share them, and they are the search of their pages. */
export const OrderFilter = z.object({
  search: text(200).optional(),
  status_id: listOf(int(1, 10)).optional(),
  sub_status_id: listOf(Id).optional(),
  /** `none`: orders without a courier, too. */
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
  /** Track or order numbers, however their letters are written. */
  code: Codes.optional(),
  /** As they are read from the address. */
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
   * It was rejected (returned) in this time, and not by mistake, whatever its status is now. Beside these, filters of courier and reason
   * mean those of that moment.
   */
  rejected_at_from: DayOrInstant.optional(),
  rejected_at_to: DayOrInstant.optional(),
  returned_at_from: DayOrInstant.optional(),
  returned_at_to: DayOrInstant.optional(),
  total_from: Money.optional(),
  total_to: Money.optional(),
  /** Now: what is late an hour from now is found then. */
  late: Flag.optional(),
  /** Whether the current assignment names a courier. */
  has_courier: Flag.optional(),
  /** Whether it says why it is in its status. */
  has_sub_status: Flag.optional(),
  /** Whether its label has ever been printed. */
  label_printed: Flag.optional(),
})
export type OrderFilter = z.output<typeof OrderFilter>

/** Whether an order must be gone, or must not be; undefined where either will do. */
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

/** A code that was asked for, and its order; or the code that is nearest, where no order has it. */
export const FoundCode = z.object({
  /** As it was asked for. */
  code: z.string(),
  /** null: no order of this person has the code. */
  track: z.string().nullable(),
  /** Whether its order is still among the others. */
  archived: z.boolean(),
  deleted: z.boolean(),
  /** The code most like it, for the first codes without an order; null where none is like it. */
  nearest: z.string().nullable(),
})
export type FoundCode = z.output<typeof FoundCode>

export const orderFilterEndpoints = {
  /** The given codes, track or order numbers, with what the caller has of them. A code without a row does not exist for them. */
  tracks: endpoint({
    method: 'POST',
    path: '/order/tracks',
    access: orderReaders,
    ability: 'orders:read',
    body: z.object({ track: Codes.optional(), code: Codes.optional() }),
    reply: many(FoundCode),
  }),
}
