import type { AssignableCourier } from '#features/courier/courier.service.ts'
import { changesBetween } from '#features/model-log/changes.rules.ts'
import { type Change, recordChanges } from '#features/model-log/model-log.service.ts'
import type { Context } from '#platform/context.ts'
import { clearAssignments, insertAssignments } from './assignment.queries.ts'
import type { Assignment, OrderView } from './order.rules.ts'

interface CourierChoice {
  readonly order: OrderView
  readonly courier: AssignableCourier
}

/** Writes the new assignments only, by order; the caller writes them to its locked orders in the same transaction. */
export async function assignToCouriers(
  tx: Context,
  choices: readonly CourierChoice[],
  comment: string | null = null,
): Promise<Map<number, Assignment>> {
  if (choices.length === 0) return new Map()
  const names = new Map(choices.map(({ courier }) => [courier.id, courier.name]))
  const given = choices.map(({ order, courier }) => ({ order_id: order.id, courier_id: courier.id }))
  const assignments = await insertAssignments(tx.db, given, { comment, now: tx.platform.clock() })
  await recordChanges(
    tx,
    assignments.map((assignment) => {
      const courier = names.get(assignment.courier_id ?? 0) ?? null
      return assignmentChange('created', assignment, { courier, comment })
    }),
  )
  return new Map(assignments.map((assignment) => [assignment.order_id, assignment]))
}

/** Clears the assignments of these orders; the caller writes that to the orders. */
export async function unassignFromCouriers(tx: Context, orders: readonly OrderView[]): Promise<void> {
  if (orders.length === 0) return
  const names = new Map(orders.map(({ id, courier }) => [id, courier]))
  const ids = orders.flatMap(({ courier_order_id }) => courier_order_id ?? [])
  const cleared = await clearAssignments(tx.db, ids)
  await recordChanges(
    tx,
    cleared.map((assignment) => {
      const { order_id, comment } = assignment
      return assignmentChange('updated', assignment, { courier: null, comment }, { courier: names.get(order_id) ?? null, comment })
    }),
  )
}

interface InWords {
  readonly courier: string | null
  readonly comment: string | null
}

/** Returns the line of an assignment in the log of its order. */
export function assignmentChange(
  action: 'created' | 'updated',
  { id, order_id }: Assignment,
  ...[after, before = { courier: null, comment: null }]: [InWords, InWords?]
): Change {
  return {
    entity: 'courier-order',
    entity_id: id,
    action,
    changes: changesBetween(before, after),
    owner: { entity: 'order', id: order_id },
  }
}
