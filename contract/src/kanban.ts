import { z } from 'zod'
import { CurrencySum } from './currency.ts'
import { endpoint } from './kit/endpoint.ts'
import { int } from './kit/page.ts'
import { one, timestamp } from './kit/reply.ts'
import { OrderRow } from './order.ts'
import { OrderFilter } from './order-filter.ts'

/** The fields that a card may show, in the specification's order. A person's own choice is kept by index in this list. */
export const CARD_KEYS = [
  'comment',
  'customer_address',
  'customer_phone',
  'customer_name',
  'courier',
  'delivery_date',
  'track',
  'foreign_id',
] as const
export const CardKey = z.enum(CARD_KEYS)
export type CardKey = z.infer<typeof CardKey>

export const KanbanColumn = z.object({
  status_id: z.number(),
  position: z.number(),
  wip_limit: z.number().nullable(),
  collapsed: z.boolean(),
})
export type KanbanColumn = z.infer<typeof KanbanColumn>

export const Kanban = z.object({
  id: z.number(),
  name: z.string(),
  organization_id: z.number().nullable(),
  country_id: z.number().nullable(),
  columns: z.array(KanbanColumn),
  created_at: timestamp(),
  updated_at: timestamp(),
})
export type Kanban = z.output<typeof Kanban>

export const KanbanCardField = z.object({
  key: CardKey,
  /** A name of the icon set, e.g. "map-pin". */
  icon: z.string(),
  position: z.number(),
  visible: z.boolean(),
  display: z.enum(['icon', 'text', 'both']),
})
export type KanbanCardField = z.infer<typeof KanbanCardField>

export const KanbanCard = z.object({
  id: z.number(),
  name: z.string(),
  organization_id: z.number().nullable(),
  country_id: z.number().nullable(),
  fields: z.array(KanbanCardField),
  created_at: timestamp(),
  updated_at: timestamp(),
})
export type KanbanCard = z.output<typeof KanbanCard>

/** An order as a card of the board: what a card can show and what a move needs, nothing more. */
export const CompactOrder = OrderRow.pick({
  id: true,
  organization_id: true,
  country_id: true,
  flow_id: true,
  version: true,
  status_id: true,
  sub_status_id: true,
  sub_status: true,
  track: true,
  foreign_id: true,
  customer_full_name: true,
  customer_phone: true,
  customer_address: true,
  postcode: true,
  town: true,
  comment: true,
  courier_id: true,
  courier: true,
  delivery_from: true,
  delivery_to: true,
  payment_type: true,
  paid: true,
  handover: true,
  archived: true,
  deleted: true,
  total: true,
  currency_code: true,
  status_changed_at: true,
}).extend({
  /** The person who has just moved it to its status; null when that was a while ago. `own`: the caller did it. */
  moved_by: z.object({ name: z.string(), own: z.boolean() }).nullable(),
})
export type CompactOrder = z.output<typeof CompactOrder>

export const BoardColumn = z.object({
  status_id: z.number(),
  total: z.number(),
  /** All orders of the column, without search and filters; for comparison with its limit. */
  whole: z.number(),
  /** COD amounts of the whole column, one for each currency. */
  sums: z.array(CurrencySum),
  orders: z.array(CompactOrder),
  /** The cursor of the next cards of this column; null at its end. */
  next_cursor: z.string().nullable(),
})
export type BoardColumn = z.output<typeof BoardColumn>

export const BoardQuery = OrderFilter.extend({
  /** Only with `status_id` of one column: the cards after this place. */
  cursor: z.string().max(200).optional(),
  /** The number of cards per column in one answer. */
  limit: int(1, 100).default(25),
})
export type BoardQuery = z.output<typeof BoardQuery>

const readers = ['admin', 'organization_admin', 'logist'] as const

export const kanbanEndpoints = {
  orders: endpoint({
    method: 'GET',
    path: '/order/kanban',
    access: ['admin', 'logist'],
    query: BoardQuery,
    reply: z.object({ data: z.array(BoardColumn) }),
  }),
  board: endpoint({ method: 'GET', path: '/kanban/board', access: readers, reply: one(Kanban) }),
  card: endpoint({ method: 'GET', path: '/kanban-card/item', access: readers, reply: one(KanbanCard) }),
}
