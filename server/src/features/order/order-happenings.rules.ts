import { STATUS } from '@tracklane/contract/order-status'
import { changesBetween } from '#features/model-log/changes.rules.ts'
import type { OrderView } from './order.rules.ts'

/** Events of an order, by their names in message templates. */
export type OrderHappening =
  | { readonly name: 'order.created' }
  | { readonly name: 'order.status_changed'; readonly status_from: number; readonly status_to: number }
  /** A failed delivery attempt: emitted beside the change of the status. */
  | { readonly name: 'order.not_delivered' }
  | { readonly name: 'order.courier_assigned'; readonly courier_id: number }
  | { readonly name: 'order.courier_removed'; readonly courier_id: number }
  | { readonly name: 'order.delivery_date_changed' }

/** The change of one order, for listeners. */
export interface OrderChange {
  readonly id: number
  readonly organization_id: number
  readonly country_id: number
  /** The logins of its courier and of the one who just lost it. */
  readonly courier_user_ids: readonly number[]
  /** Empty where other fields changed. */
  readonly happened: readonly OrderHappening[]
  /** The logins of the former and the current courier. */
  readonly courier: { readonly before: number | null; readonly after: number | null }
  /** Changed parts of an existing order that concern its courier; empty without a courier. */
  readonly fields: readonly CourierField[]
}

/** Parts of an order whose changes couriers are told about, each one or more columns. */
export const COURIER_FIELDS = [
  'status',
  'delivery_date',
  'address',
  'customer',
  'phone',
  'products',
  'total',
  'payment',
  'comment',
] as const
export type CourierField = (typeof COURIER_FIELDS)[number]

const COLUMNS = {
  status: ['status_id'],
  delivery_date: ['delivery_from', 'delivery_to'],
  address: ['customer_address'],
  customer: ['customer_full_name'],
  phone: ['customer_phone'],
  products: ['products'],
  total: ['total', 'currency_code'],
  payment: ['payment_type', 'paid_at'],
  comment: ['comment'],
} as const satisfies Record<CourierField, readonly (keyof OrderView)[]>

type Seen = Pick<OrderView, 'status_id' | 'courier_id' | 'delivery_from' | 'delivery_to'>

/** Describes a change; without `before` the order was created. */
export function orderChange({ before, after }: { readonly before?: OrderView | undefined; readonly after: OrderView }): OrderChange {
  const { id, organization_id, country_id } = after
  const couriers = [after.courier_user_id, before?.courier_user_id].filter((login) => typeof login === 'number')
  return {
    id,
    organization_id,
    country_id,
    courier_user_ids: [...new Set(couriers)],
    happened: happenings(before, after),
    courier: { before: before ? havingLogin(before) : null, after: havingLogin(after) },
    fields: before && couriers.length > 0 ? changedFields(before, after) : [],
  }
}

/** Returns the courier's login; null for a deleted order, which is in no courier's list. */
function havingLogin({ courier_user_id, deleted_at }: OrderView): number | null {
  return deleted_at ? null : courier_user_id
}

export function changedFields(before: OrderView, after: OrderView): CourierField[] {
  const wanted = Object.values(COLUMNS).flat()
  const part = (order: OrderView) => Object.fromEntries(wanted.map((column) => [column, order[column]]))
  const changes = changesBetween(part(before), part(after))
  return COURIER_FIELDS.filter((field) => COLUMNS[field].some((column) => column in changes))
}

export function happenings(before: Seen | undefined, after: Seen): OrderHappening[] {
  if (!before) return [{ name: 'order.created' }, ...courierChange(null, after.courier_id)]
  return [
    ...statusChange(before.status_id, after.status_id),
    ...courierChange(before.courier_id, after.courier_id),
    ...dateChange(before, after),
  ]
}

function statusChange(status_from: number, status_to: number): OrderHappening[] {
  if (status_from === status_to) return []
  const isInVain = status_from === STATUS.IN_DELIVERY && (status_to === STATUS.REDELIVERY || status_to === STATUS.REJECTED)
  return [{ name: 'order.status_changed', status_from, status_to }, ...(isInVain ? [{ name: 'order.not_delivered' } as const] : [])]
}

function courierChange(before: number | null, after: number | null): OrderHappening[] {
  if (before === after) return []
  return [
    ...(before === null ? [] : [{ name: 'order.courier_removed', courier_id: before } as const]),
    ...(after === null ? [] : [{ name: 'order.courier_assigned', courier_id: after } as const]),
  ]
}

function dateChange(before: Seen, after: Seen): OrderHappening[] {
  const isSame = isSameTime(before.delivery_from, after.delivery_from) && isSameTime(before.delivery_to, after.delivery_to)
  return isSame ? [] : [{ name: 'order.delivery_date_changed' }]
}

function isSameTime(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime()
}
