import { z } from 'zod'
import { CharCode } from './i18n.ts'
import { endpoint } from './kit/endpoint.ts'
import { Id, IdParams, Money } from './kit/page.ts'
import { one } from './kit/reply.ts'
import { email, instant, text } from './kit/text.ts'
import { dispatchers, Order, PaymentType, Product } from './order.ts'

const OrderFields = z.object({
  organization_id: Id,
  country_id: Id,
  foreign_id: text(80).nullable(),
  track: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{1,40}$/),
  customer_full_name: text(200).min(1),
  customer_phone: text(40).nullable(),
  customer_email: email().nullable(),
  customer_language: CharCode.nullable(),
  customer_address: text(500).min(1),
  payment_type: PaymentType.nullable(),
  products: z.array(Product).max(200),
  order_price: Money,
  delivery_price: Money,
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  delivery_from: instant().nullable(),
  delivery_to: instant().nullable(),
  comment: text(2000).nullable(),
})

/** Fields of a new order. Organization and country are the person's own; people with several must give them. */
export const OrderDraft = OrderFields.partial().required({ customer_full_name: true, customer_address: true })
export type OrderDraft = z.output<typeof OrderDraft>

/** An absent field stays. Organization, country and track never change. */
export const OrderPatch = OrderFields.omit({ organization_id: true, track: true, country_id: true }).partial()
export type OrderPatch = z.output<typeof OrderPatch>

export const orderEditEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/order',
    access: [...dispatchers, 'org_token'],
    ability: 'orders:write',
    body: OrderDraft,
    reply: one(Order),
    status: 201,
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/order/:id',
    access: [...dispatchers, 'org_token'],
    ability: 'orders:write',
    params: IdParams,
    body: OrderPatch,
    reply: one(Order),
  }),
}
