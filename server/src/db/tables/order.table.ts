import type { Generated, JSONColumnType, Selectable, Updateable } from 'kysely'

interface OrderProduct {
  name: string
  sku: string | null
  quantity: number
  price: string
}

export interface OrderTable {
  id: Generated<number>
  organization_id: number
  country_id: number
  foreign_id: string | null
  track: string
  status_id: number
  sub_status_id: number | null
  customer_full_name: string
  customer_phone: string | null
  customer_email: string | null
  customer_language: string | null
  customer_address: string
  /** Read from the address (`#db/order-places.ts`); null where none is found. */
  postcode: string | null
  town: string | null
  /** True where postcode and town have been read from the current address. */
  address_read: Generated<boolean>
  /** 1 COD, 2 prepaid, null NA. */
  payment_type: number | null
  products: JSONColumnType<OrderProduct[]>
  /** The sum of the products' quantities. */
  products_amount: number
  /** numeric: text here, never a float. */
  order_price: string
  delivery_price: string
  total: string
  currency_code: string
  delivery_from: Date | null
  delivery_to: Date | null
  delivered_at: Date | null
  comment: string | null
  /** The current assignment; `courier_id` is stored here too because every list filters by it. */
  courier_order_id: number | null
  courier_id: number | null
  /** The number of delivery attempts: entries into 6. */
  attempts: Generated<number>
  /** The last reason for 4 or 5: the sub-status, or the comment where there was none. */
  last_reason_id: number | null
  last_reason_comment: string | null
  paid_at: Date | null
  archived_at: Date | null // a time, not a boolean: the log and the export both need it
  deleted_at: Date | null
  /** The row as searches compare it (`#db/search-texts.ts`); null until it is made. */
  search_text: string | null
  status_changed_at: Generated<Date>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

export interface CourierOrderTable {
  id: Generated<number>
  order_id: number
  courier_id: number | null
  comment: string | null
  created_at: Generated<Date>
  version: Generated<number>
}

export interface OrderStatusLogTable {
  id: Generated<number>
  order_id: number
  /** The former status; null: the order was created. */
  status_from: number | null
  status_to: number
  sub_status_id: number | null
  /** The kind of actor; null, like both ids: older than this column. */
  actor_kind: 'user' | 'token' | 'system' | null
  actor_id: number | null
  /** The person who really uses the session while impersonating. */
  impersonator_id: number | null
  actor_name: string
  comment: string | null
  /** The flow that judged the move, and its version; null like the actor, and where no flow was asked. */
  flow_id: number | null
  flow_version: number | null
  /** The courier and the delivery date of the order at that time. */
  courier_id: number | null
  delivery_to: Date | null
  /** The source of the two: stored with the entry, read from the change log, or the order's current values; null: not read yet. */
  moment_source: 'entry' | 'change_log' | 'order' | null
  /** True where the person took the entry back within ten minutes. */
  taken_back: Generated<boolean>
  created_at: Generated<Date>
}

export type OrderRecord = Selectable<OrderTable>
export type OrderColumns = Updateable<OrderTable>
