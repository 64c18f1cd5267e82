import { z } from 'zod'
import { CharCode } from './i18n.ts'
import { endpoint } from './kit/endpoint.ts'
import {
  DayOrInstant,
  Flag,
  Id,
  IdParams,
  int,
  listOf,
  Money,
  one,
  type PageMeta,
  PageQuery,
  pageOf,
  sortOf,
  timestamp,
} from './kit/page.ts'
import { phrase } from './kit/phrase.ts'
import { MoveField } from './order-flow.ts'

/** Null is NA. */
export const PAYMENT_TYPE = { COD: 1, PREPAID: 2 } as const
export const PaymentType = int().min(1).max(2)

export const Product = z.object({
  name: z.string().trim().min(1).max(200),
  sku: z.string().trim().max(80).nullable().default(null),
  quantity: int().min(1).max(100_000),
  price: Money,
})
export type Product = z.output<typeof Product>

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
  paid: z.boolean(),
  paid_at: timestamp().nullable(),
  archived: z.boolean(),
  archived_at: timestamp().nullable(),
  deleted: z.boolean(),
  deleted_at: timestamp().nullable(),
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

/** One order, with the moves this person may make and why the others are refused. */
export const Order = OrderRow.extend({
  transitions: z.array(Transition),
  refused: z.array(Refused),
})
export type Order = z.output<typeof Order>

export const text = (max: number) => z.string().trim().max(max)
export const instant = () => z.iso.datetime({ offset: true })

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
  customer_email: z.email().max(320).nullable(),
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

/** What a new order may say; organization and country are the person's own unless they have several. */
export const OrderDraft = OrderFields.partial().required({ customer_full_name: true, customer_address: true })
export type OrderDraft = z.output<typeof OrderDraft>

/** What is absent stays. Organization and track are given once. */
export const OrderPatch = OrderFields.omit({ organization_id: true, track: true, country_id: true }).partial()
export type OrderPatch = z.output<typeof OrderPatch>

export const ORDER_SORTS = [
  'id',
  'status_id',
  'sub_status',
  'foreign_id',
  'track',
  'customer_full_name',
  'customer_phone',
  'customer_address',
  'payment_type',
  'country_name',
  'courier',
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
] as const

/** What narrows orders down: the list, the board and the exports share it, and it is the search of their pages. */
export const OrderFilter = z.object({
  search: z.string().trim().max(200).optional(),
  status_id: listOf(int().min(1).max(10)).optional(),
  sub_status_id: listOf(Id).optional(),
  courier_id: listOf(Id).optional(),
  country_id: listOf(Id).optional(),
  organization_id: listOf(Id).optional(),
  payment_type: listOf(PaymentType).optional(),
  paid: Flag.optional(),
  archived: Flag.optional(),
  deleted: Flag.optional(),
  currency_code: listOf(z.string().max(3)).optional(),
  id: listOf(Id).optional(),
  track: listOf(z.string().max(40)).optional(),
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
  total_from: Money.optional(),
  total_to: Money.optional(),
})
export type OrderFilter = z.output<typeof OrderFilter>

/** Also the search schema of /order/index: one filter at both ends of the wire. */
export const OrderQuery = PageQuery.extend(OrderFilter.shape).extend({ sort: sortOf(ORDER_SORTS).optional() })
export type OrderQuery = z.output<typeof OrderQuery>

export const StatusLogEntry = z.object({
  id: z.number(),
  status_from: z.number().nullable(),
  status_to: z.number(),
  sub_status: z.string().nullable(),
  actor_name: z.string(),
  comment: z.string().nullable(),
  created_at: timestamp(),
})
export type StatusLogEntry = z.output<typeof StatusLogEntry>

export const LogEntry = z.object({
  action: z.enum(['created', 'updated', 'deleted']),
  date: timestamp(),
  actor_name: z.string(),
  changes: z.record(z.string(), z.object({ old: z.unknown(), new: z.unknown() })),
})
export type LogEntry = z.output<typeof LogEntry>

/** Shape and paging are the specification's: page from zero, camelCase. */
export const ModelLog = z.object({
  logs: z.array(LogEntry),
  relations: z.record(z.string(), z.array(LogEntry)),
  pagesCount: z.number(),
})
export type ModelLog = z.output<typeof ModelLog>

export const LogQuery = z.object({
  page: int().min(0).max(1_000_000).default(0),
  itemsPerPage: int().min(1).max(50).default(10),
})

/** Who works on orders. */
export const dispatchers = ['admin', 'organization_admin', 'logist'] as const
const everyReader = ['admin', 'organization_admin', 'reporter', 'logist', 'courier', 'org_token'] as const

export const orderEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/order',
    access: everyReader,
    ability: 'orders:read',
    query: OrderQuery,
    reply: pageOf(OrderRow),
  }),
  /** The same for hundreds of track numbers, which no URL would carry. */
  find: endpoint({
    method: 'POST',
    path: '/order/list',
    access: everyReader,
    ability: 'orders:read',
    body: OrderQuery,
    reply: pageOf(OrderRow),
  }),
  get: endpoint({ method: 'GET', path: '/order/:id', access: everyReader, ability: 'orders:read', params: IdParams, reply: one(Order) }),
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
  statusLog: endpoint({
    method: 'GET',
    path: '/order/:id/status-log',
    access: everyReader,
    ability: 'orders:read',
    params: IdParams,
    reply: z.object({ data: z.array(StatusLogEntry) }),
  }),
  orderLog: endpoint({
    method: 'GET',
    path: '/order/:id/order-log',
    access: ['admin', 'organization_admin', 'reporter', 'logist'],
    params: IdParams,
    query: LogQuery,
    reply: one(ModelLog),
  }),
}

export type { PageMeta }

/** The texts both sides show for an order that cannot be changed. */
export const orderPhrases = {
  isDeleted: phrase('order', 'The order is deleted: restore it first'),
  isArchived: phrase('order', 'The order is archived: restore it first'),
}
