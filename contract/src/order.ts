import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { IdParams, int, Money } from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { one, timestamp } from './kit/reply.ts'
import { roleName } from './kit/role.ts'
import { text } from './kit/text.ts'
import { MoveField } from './order-flow.ts'
import { bookkeepers, LivingHandOver } from './order-hold.ts'

/** null: not known (NA). */
export const PAYMENT_TYPE = { COD: 1, PREPAID: 2 } as const
export const PaymentType = int(1, 2)

export const Product = z.object({
  name: text(200).min(1),
  sku: text(80).nullable().default(null),
  quantity: int(1, 100_000),
  price: Money,
})
export type Product = z.output<typeof Product>

/** The text in place of a customer's name, phone, email and address after their removal. */
export const REMOVED = 'removed'

export const OrderRow = z.object({
  id: z.number(),
  organization_id: z.number(),
  country_id: z.number(),
  country_name: z.string(),
  flow_id: z.number(),
  foreign_id: z.string().nullable(),
  track: z.string(),
  status_id: z.number(),
  status: z.string(),
  sub_status_id: z.number().nullable(),
  sub_status: z.string().nullable(),
  customer_full_name: z.string(),
  customer_phone: z.string().nullable(),
  customer_email: z.string().nullable(),
  customer_language: z.string().nullable(),
  customer_address: z.string(),
  /** Read from the address by the rule of its country; null where that is not possible, or not done yet. */
  postcode: z.string().nullable(),
  town: z.string().nullable(),
  payment_type: z.number().nullable(),
  products: z.array(z.object({ name: z.string(), sku: z.string().nullable(), quantity: z.number(), price: z.string() })),
  products_amount: z.number(),
  order_price: z.string(),
  delivery_price: z.string(),
  total: z.string(),
  currency_code: z.string(),
  delivery_from: timestamp().nullable(),
  delivery_to: timestamp().nullable(),
  delivered_at: timestamp().nullable(),
  comment: z.string().nullable(),
  courier_order_id: z.number().nullable(),
  courier_id: z.number().nullable(),
  /** The courier's name. */
  courier: z.string().nullable(),
  /** The number of delivery attempts: entries into 6. */
  attempts: z.number(),
  /** Sub-status or comment of the last move into 4 or 5. */
  last_reason: z.string().nullable(),
  paid: z.boolean(),
  paid_at: timestamp().nullable(),
  /** The hand-over in force that holds its money. */
  handover: LivingHandOver.nullable(),
  archived: z.boolean(),
  archived_at: timestamp().nullable(),
  deleted: z.boolean(),
  deleted_at: timestamp().nullable(),
  /** The time of its last label print. */
  label_printed_at: timestamp().nullable(),
  status_changed_at: timestamp(),
  created_at: timestamp(),
  updated_at: timestamp(),
  version: z.number(),
})
export type OrderRow = z.output<typeof OrderRow>

const Transition = z.object({
  status_id: z.number(),
  status: z.string(),
  requires: z.array(MoveField).readonly(),
  asks: z.array(MoveField).readonly(),
})
export type Transition = z.infer<typeof Transition>

const Refused = z.object({ status_id: z.number(), status: z.string(), reason: z.string() })

/** One order, with the moves that this person may make, and the reasons why the others are refused. */
export const Order = OrderRow.extend({
  transitions: z.array(Transition),
  refused: z.array(Refused),
})
export type Order = z.output<typeof Order>

/** Roles that work on orders. */
export const dispatchers = ['admin', 'organization_admin', 'logist'] as const
/** Roles that may restore a deleted order; only they see it. */
export const restorers = dispatchers
/** Roles that see orders, each in their scope. */
export const orderReaders = ['admin', 'organization_admin', 'reporter', 'logist', 'courier', 'org_token'] as const

export const orderEndpoints = {
  get: endpoint({ method: 'GET', path: '/order/:id', access: orderReaders, ability: 'orders:read', params: IdParams, reply: one(Order) }),
}

/** Texts that both sides show for an order that cannot be changed. */
export const orderPhrases = {
  isDeleted: phrase('order', 'The order is deleted. These roles can restore it: {roles}', { roles: restorers.map(roleName) }),
  isArchived: phrase('order', 'The order is archived. These roles can restore it: {roles}', { roles: bookkeepers.map(roleName) }),
}
