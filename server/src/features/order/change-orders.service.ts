import { type Phrase, phrase } from '@tracklane/contract/kit/phrase'
import type { BulkResult } from '@tracklane/contract/order-bulk'
import { type Context, inTransaction } from '#platform/context.ts'
import { isOutdated } from '#platform/edit.ts'
import { invalid, stale } from '#platform/errors.ts'
import { applyChanges, type Change } from './apply-changes.service.ts'
import type { OrderView } from './order.rules.ts'
import { courierUnfit, subStatusUnfit } from './order.rules.ts'
import { answerOrder, lockVisibleOrder, lockVisibleOrders } from './order.service.ts'
import type { OrderAnswer } from './order-row.service.ts'

/** The reason why one order stays unchanged, and its field. */
export interface Refusal {
  readonly order: OrderView
  readonly field: string
  readonly reason: Phrase
}

export type Decision = Change | Refusal

const changedSince = phrase('order', 'The order has been changed meanwhile')

interface OrdersToChange {
  readonly ids: readonly number[]
  /** The field of the ids in the request. */
  readonly field?: 'order_ids' | 'orders'
  /** The versions that the person knows, in the order of the ids. */
  readonly versions?: readonly number[] | undefined
  readonly comment?: string | undefined
  readonly batch?: string | undefined
}

/**
 * Changes many orders in one transaction. An order that its state refuses, or that has changed since the person saw it, stays unchanged,
 * and the answer says why.
 * `prepare` runs under the locks: it throws where the call itself is wrong.
 */
export function changeOrders(
  ctx: Context,
  { ids, field, versions, comment, batch }: OrdersToChange,
  prepare: (tx: Context) => (order: OrderView) => Decision | Promise<Decision>,
): Promise<BulkResult> {
  const isOutdatedNow = outdated(ids, versions)
  return inTransaction({ ...ctx, batch }, async (tx) => {
    const orders = await lockVisibleOrders(tx, ids, field)
    const decide = prepare(tx)
    const changes: Change[] = []
    const refusals: Refusal[] = []
    let isFitting = false
    for (const order of orders) {
      const decision = await decide(order)
      const isRefused = 'reason' in decision
      isFitting ||= !isRefused
      if (isRefused) refusals.push(decision)
      else if (isOutdatedNow(order)) refusals.push({ order, field: 'versions', reason: changedSince })
      else changes.push(decision)
    }
    if (!isFitting) requireFitting(refusals)

    const after = await applyChanges(tx, changes, comment)
    return {
      done: changes.map(({ order }) => order.id),
      refused: refusals.map(({ order, reason }) => ({ id: order.id, reason: tx.translate(reason) })),
      versions: after.map(({ version }) => version),
    }
  })
}

/** Returns a function that checks whether a locked order differs from the version that the person saw. */
function outdated(ids: readonly number[], versions: readonly number[] | undefined): (order: OrderView) => boolean {
  if (!versions) return () => false
  if (versions.length !== ids.length) throw invalid({ versions: phrase('order', 'Name one version for each order') })
  const seen = new Map(ids.map((id, at) => [id, versions[at]]))
  return ({ id, version }) => seen.get(id) !== version
}

/** Throws where a courier or sub-status is wrong for the call itself. Foreign and missing ones give one answer. */
function requireFitting(refusals: readonly Refusal[]): void {
  const unfit = refusals.find(({ reason }) => reason === courierUnfit || reason === subStatusUnfit)
  if (unfit) throw invalid({ [unfit.field]: unfit.reason })
}

/** Changes one order, unless its state refuses or it has changed meanwhile. */
export function changeOrder(
  ctx: Context,
  id: number,
  decide: (tx: Context, order: OrderView) => Decision | Promise<Decision>,
): Promise<OrderAnswer> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockVisibleOrder(tx, id)
    const decision = await decide(tx, order)
    if ('reason' in decision) throw invalid({ [decision.field]: decision.reason })
    if (isOutdated(tx, order)) throw stale(await answerOrder(tx, order))
    const [after] = await applyChanges(tx, [decision])
    return answerOrder(tx, after ?? order)
  })
}
