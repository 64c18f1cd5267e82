import type { Phrase } from '@tracklane/contract/kit/phrase'
import { HELD_FIELDS, heldBy, heldFromMoving } from '@tracklane/contract/order-hold'
import type { OrderColumns } from '#db/tables/order.table.ts'
import { changesBetween } from '#features/model-log/changes.rules.ts'
import { invalid } from '#platform/errors.ts'
import type { OrderView } from './order.rules.ts'

/** Explains, by field, why a living hand-over keeps columns unchanged; undefined where it affects none of them. */
export function heldFieldsOf(order: OrderView, changed: OrderColumns): Record<string, Phrase> | undefined {
  const reason = heldBy(order)
  const fields = HELD_FIELDS.filter((field) => field in changed)
  return reason && fields.length > 0 ? Object.fromEntries(fields.map((field) => [field, reason])) : undefined
}

/** Columns of an order that are on a receipt. */
const HELD_COLUMNS = [...HELD_FIELDS, 'products_amount', 'total', 'paid_at', 'courier_id', 'courier_order_id'] as const

/** Refuses the whole call where an earlier check is missing: this is the last check of every write. */
export function requireUnheld(order: OrderView, columns: OrderColumns): void {
  const reason = heldBy(order)
  if (!reason) return
  const products = columns.products && JSON.parse(columns.products)
  const changed = changesBetween(order, { ...columns, products })
  const isLeaving = columns.status_id !== undefined && heldFromMoving(order, columns.status_id)
  const isHeld = HELD_COLUMNS.some((column) => column in changed) || changed.deleted_at?.new || isLeaving
  if (isHeld) throw invalid({ order_id: reason })
}
