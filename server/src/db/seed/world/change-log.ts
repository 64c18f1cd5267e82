import { STATUS, statusName } from '@tracklane/contract/order-status'
import type { Selectable } from 'kysely'
import type { CourierOrderTable } from '#db/tables/order.table.ts'
import { type Author, authorOf, type OrderDraft } from './order-draft.ts'
import { foreignId, trackOf } from './order-numbers.ts'

type CourierOrderRecord = Selectable<CourierOrderTable>

export interface LogLine {
  readonly at: number
  readonly actor: Author
  readonly action: 'created' | 'updated' | 'deleted'
  readonly changes: Record<string, { old: unknown; new: unknown }>
  /** Set for lines about the order's assignment. */
  readonly assignment?: CourierOrderRecord
}

/** Writes the change log as people read it: with names, not ids. */
export function changes(draft: OrderDraft, assignments: readonly CourierOrderRecord[]): LogLine[] {
  const assigned = draft.assignments.map((one, index): LogLine => {
    const courier = courierName(one)
    const assignment = assignments[index]
    return {
      at: one.at,
      actor: one.actor,
      action: 'created',
      changes: { courier: { old: null, new: courier } },
      ...(assignment && { assignment }),
    }
  })
  const moves = draft.moves.map((move, index): LogLine => {
    return { at: move.at, actor: move.actor, action: 'updated', changes: moveChanges(draft, index) }
  })
  return [...assigned, ...moves, ...clerkWork(draft)].sort((a, b) => a.at - b.at)
}

/** Writes the office's work beside the flow: takes the cash in, archives, deletes. */
function clerkWork(draft: OrderDraft): LogLine[] {
  const clerk = draft.area.logists[draft.serial % draft.area.logists.length]
  const actor = clerk ? authorOf(clerk) : draft.creator
  const { paid_at, archived_at, deleted_at } = draft
  return Object.entries({ paid_at, archived_at, deleted_at }).flatMap(([field, at]): LogLine[] => {
    if (at === null) return []
    const isPrepaid = field === 'paid_at' && draft.payment_type === 2
    const changes = { [field]: { old: null, new: new Date(at).toISOString() } }
    return [{ at, actor: isPrepaid ? draft.creator : actor, action: 'updated', changes }]
  })
}

function moveChanges({ moves, assignments }: OrderDraft, index: number): LogLine['changes'] {
  const [before, after] = [moves[index - 1], moves[index]]
  if (!after) return {}
  const assigned = assignments.findIndex((one) => one.at === after.at)
  const isDelivered = after.to === STATUS.DELIVERED
  const fields = {
    status: { old: statusName(before?.to ?? STATUS.NEW).message, new: statusName(after.to).message },
    sub_status: { old: before?.reason ?? null, new: after.reason },
    delivered_at: { old: null, new: isDelivered ? new Date(after.at).toISOString() : null },
    courier: { old: courierName(assignments[assigned - 1]), new: courierName(assignments[assigned]) },
  }
  return Object.fromEntries(Object.entries(fields).filter(([, change]) => change.old !== change.new))
}

function courierName(assignment: OrderDraft['assignments'][number] | undefined): string | null {
  return assignment ? `${assignment.courier.first_name} ${assignment.courier.last_name}` : null
}

/** Writes the log line of the order's creation, without empty fields. */
export function creation(draft: OrderDraft): LogLine {
  const {
    area,
    customer_full_name,
    customer_phone,
    customer_email,
    customer_address,
    products_amount,
    order_price,
    delivery_price,
    total,
    comment,
  } = draft
  const fields = {
    status: statusName(STATUS.NEW).message,
    country_name: area.place.name,
    foreign_id: foreignId(draft),
    track: trackOf(draft.serial),
    customer_full_name,
    customer_phone,
    customer_email,
    customer_language: area.place.language,
    customer_address,
    payment_type: draft.payment_type === null ? null : PAYMENT_NAMES[draft.payment_type],
    products_amount,
    order_price,
    delivery_price,
    total,
    currency_code: area.place.currency,
    comment,
  }
  const named = Object.entries(fields).filter(([, value]) => value !== null)
  const changes = Object.fromEntries(named.map(([field, value]) => [field, { old: null, new: value }]))
  return { at: draft.created_at, actor: draft.creator, action: 'created', changes }
}

const PAYMENT_NAMES = { 1: 'COD', 2: 'Prepaid' } as const
