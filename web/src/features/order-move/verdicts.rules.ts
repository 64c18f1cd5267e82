import type { Phrase } from '@tracklane/contract/kit/phrase'
import type { Role } from '@tracklane/contract/kit/role'
import type { Order, OrderRow } from '@tracklane/contract/order'
import type { OrderFlow } from '@tracklane/contract/order-flow'
import { moveRefusalOf } from '@tracklane/contract/order-hold'
import { isStatusId, STATUS_IDS, type StatusId } from '@tracklane/contract/order-status'
import { STATUSES_BY_DIGIT } from '#features/order-status/status-digits.rules.ts'

/** Whether an order may come to a status. A reason is a phrase of the contract, or the server's text in the person's language. */
export type Verdict = { kind: 'own' } | { kind: 'allowed' } | { kind: 'refused'; reason: Phrase | string }
export type Verdicts = ReadonlyMap<number, Verdict>

export type JudgedOrder = Pick<OrderRow, 'status_id' | 'flow_id' | 'handover'>

interface Knowledge {
  readonly role: Role
  /** The flow that applies to the person. */
  readonly flow: OrderFlow | undefined
  /** The order with its transitions; loaded only where another flow applies to it. */
  readonly detail: Pick<Order, 'status_id' | 'transitions' | 'refused'> | undefined
}

/** Returns where the order may go; undefined while that is unknown. */
export function verdictsOf(order: JudgedOrder, { role, flow, detail }: Knowledge): Verdicts | undefined {
  if (flow && flow.id === order.flow_id) return ofFlow(order, flow, role)
  if (detail && detail.status_id === order.status_id) return ofDetail(detail)
  return undefined
}

/** Returns the statuses that at least one of the orders may go to, by their digits. An order whose flow is unknown excludes none. */
export function targetsOf(orders: readonly JudgedOrder[], { role, flow }: Pick<Knowledge, 'role' | 'flow'>): StatusId[] {
  const kinds = new Map(orders.map((order) => [`${order.status_id} ${order.flow_id} ${order.handover !== null}`, order]))
  const verdicts = [...kinds.values()].map((order) => verdictsOf(order, { role, flow, detail: undefined }))
  return STATUSES_BY_DIGIT.filter((to) => verdicts.some((verdict) => !verdict || verdict.get(to)?.kind === 'allowed'))
}

function ofFlow({ status_id, handover }: JudgedOrder, flow: OrderFlow, role: Role): Verdicts {
  const reasonTo = (to: StatusId) => (isStatusId(status_id) ? moveRefusalOf(flow.links, { status_id, handover }, to, role) : undefined)
  return new Map(STATUS_IDS.map((to) => [to, to === status_id ? { kind: 'own' } : verdictOf(reasonTo(to))]))
}

function verdictOf(reason: Phrase | undefined): Verdict {
  return reason ? { kind: 'refused', reason } : { kind: 'allowed' }
}

function ofDetail(detail: Pick<Order, 'status_id' | 'transitions' | 'refused'>): Verdicts {
  const verdicts = new Map<number, Verdict>()
  for (const { status_id } of detail.transitions) verdicts.set(status_id, { kind: 'allowed' })
  for (const { status_id, reason } of detail.refused) verdicts.set(status_id, { kind: 'refused', reason })
  return verdicts.set(detail.status_id, { kind: 'own' })
}
