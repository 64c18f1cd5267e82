import { STATUS, type StatusId } from '@tracklane/contract/order-status'
import type { Selectable } from 'kysely'
import { placeOf } from '#db/order-places.ts'
import { orderSearchText } from '#db/search-texts.ts'
import type { ModelLogTable } from '#db/tables/model-log.table.ts'
import type { CourierOrderTable, OrderStatusLogTable, OrderTable } from '#db/tables/order.table.ts'
import { changes, creation, type LogLine } from './change-log.ts'
import type { Author, OrderDraft } from './order-draft.ts'
import { foreignId, trackOf } from './order-numbers.ts'

/** The next free id of each table. */
interface Ids {
  order: number
  courier_order: number
  status_log: number
  model_log: number
}

export interface OrderRows {
  readonly orders: Selectable<OrderTable>[]
  readonly courier_orders: Selectable<CourierOrderTable>[]
  readonly order_status_log: Selectable<OrderStatusLogTable>[]
  readonly model_logs: Selectable<ModelLogTable>[]
}

/** Finds the id of a shared sub-status by its status and name. */
export type SubStatusIds = ReadonlyMap<string, number>

interface Target {
  readonly ids: Ids
  readonly subStatuses: SubStatusIds
  /** 'created' writes no moves into the change log: they would be most of a big world's rows. */
  readonly changeLog: 'full' | 'created'
}

/** Turns drafts into rows of every table, with ids in the order of creation. */
export function rowsOf(drafts: readonly OrderDraft[], { ids, subStatuses, changeLog: extent }: Target): OrderRows {
  const rows: OrderRows = { orders: [], courier_orders: [], order_status_log: [], model_logs: [] }
  for (const draft of drafts) {
    const order_id = ids.order++
    const assignments = draft.assignments.map(({ courier, at }) => ({
      id: ids.courier_order++,
      order_id,
      courier_id: courier.id,
      comment: null,
      created_at: new Date(at),
      version: 1,
    }))
    rows.courier_orders.push(...assignments)
    rows.orders.push(orderRow(draft, order_id, assignments.at(-1), subStatuses))
    rows.order_status_log.push(...statusLog(draft, order_id, ids, subStatuses))
    const lines = extent === 'full' ? [creation(draft), ...changes(draft, assignments)] : [creation(draft)]
    rows.model_logs.push(...lines.map((line) => logRow(line, order_id, ids)))
  }
  return rows
}

type AssignmentRow = Selectable<CourierOrderTable>

function orderRow(draft: OrderDraft, id: number, current: AssignmentRow | undefined, subStatuses: SubStatusIds): Selectable<OrderTable> {
  const last = draft.moves.at(-1)
  const back = draft.moves.findLast(({ to }) => to === STATUS.REDELIVERY || to === STATUS.REJECTED)
  const changed_at = last?.at ?? draft.created_at
  const touched = [changed_at, current?.created_at.getTime(), draft.paid_at, draft.archived_at, draft.deleted_at]
  const searched = {
    foreign_id: foreignId(draft),
    track: trackOf(draft.serial),
    customer_full_name: draft.customer_full_name,
    customer_phone: draft.customer_phone,
    customer_email: draft.customer_email,
    customer_address: draft.customer_address,
  }
  return {
    id,
    organization_id: draft.area.organization_id,
    country_id: draft.area.country_id,
    ...searched,
    search_text: orderSearchText(searched, draft.area.place.phone_code),
    ...placeOf(draft.area.place.code, searched.customer_address),
    address_read: true,
    status_id: draft.status,
    sub_status_id: subStatusId(subStatuses, last),
    customer_language: draft.area.place.language,
    payment_type: draft.payment_type,
    products: draft.products,
    products_amount: draft.products_amount,
    order_price: draft.order_price,
    delivery_price: draft.delivery_price,
    total: draft.total,
    currency_code: draft.area.place.currency,
    delivery_from: dateOf(draft.window?.from),
    delivery_to: dateOf(draft.window?.to),
    delivered_at: dateOf(draft.delivered_at),
    comment: draft.comment,
    courier_order_id: current?.id ?? null,
    courier_id: current?.courier_id ?? null,
    attempts: draft.moves.filter(({ to }) => to === STATUS.IN_DELIVERY).length,
    last_reason_id: subStatusId(subStatuses, back),
    last_reason_comment: back?.comment ?? null,
    paid_at: dateOf(draft.paid_at),
    archived_at: dateOf(draft.archived_at),
    deleted_at: dateOf(draft.deleted_at),
    status_changed_at: new Date(changed_at),
    created_at: new Date(draft.created_at),
    updated_at: new Date(Math.max(...touched.map((at) => at ?? 0))),
    version: 1 + draft.moves.length,
  }
}

function statusLog(draft: OrderDraft, order_id: number, ids: Ids, subStatuses: SubStatusIds): Selectable<OrderStatusLogTable>[] {
  const first = {
    id: ids.status_log++,
    order_id,
    status_from: null,
    status_to: STATUS.NEW,
    sub_status_id: null,
    ...authorColumns(draft.creator),
    ...byNoFlow,
    ...momentAt(draft, draft.created_at),
    comment: null,
    created_at: new Date(draft.created_at),
  }
  const moves = draft.moves.map((move, index) => ({
    id: ids.status_log++,
    order_id,
    status_from: draft.moves[index - 1]?.to ?? STATUS.NEW,
    status_to: move.to,
    sub_status_id: subStatusId(subStatuses, move),
    ...authorColumns(move.actor),
    ...byNoFlow,
    ...momentAt(draft, move.at),
    comment: move.comment,
    created_at: new Date(move.at),
  }))
  return [first, ...moves]
}

/** Returns the courier of the order at that time; moves of the demo world are never taken back. */
function momentAt(draft: OrderDraft, at: number) {
  const courier = draft.assignments.findLast((assignment) => assignment.at <= at)?.courier
  return { courier_id: courier?.id ?? null, delivery_to: dateOf(draft.window?.to), moment_source: 'entry', taken_back: false } as const
}

/** Moves of the demo world were judged by no flow. */
const byNoFlow = { flow_id: null, flow_version: null }

function logRow(line: LogLine, order_id: number, ids: Ids): Selectable<ModelLogTable> {
  return {
    id: ids.model_log++,
    entity: line.assignment ? 'courier-order' : 'order',
    entity_id: line.assignment?.id ?? order_id,
    owner_entity: line.assignment ? 'order' : null,
    owner_id: line.assignment ? order_id : null,
    action: line.action,
    ...authorColumns(line.actor),
    changes: line.changes,
    created_at: new Date(line.at),
  }
}

function authorColumns({ kind, id, name }: Author) {
  return { actor_kind: kind, actor_id: id, impersonator_id: null, actor_name: name }
}

function subStatusId(subStatuses: SubStatusIds, step: { to: StatusId; reason: string | null } | undefined): number | null {
  if (!step?.reason) return null
  return subStatuses.get(`${step.to} ${step.reason}`) ?? null
}

function dateOf(time: number | null | undefined): Date | null {
  return time === null || time === undefined ? null : new Date(time)
}
