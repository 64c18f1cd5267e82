import type { Order } from '@tracklane/contract/order'

type Known = Pick<Order, 'id' | 'track' | 'version'>

export interface DeliveryNews {
  readonly added: readonly Known[]
  readonly changed: readonly Known[]
  readonly taken: readonly Known[]
}

/** Changes by others to a courier's orders between two answers, without the courier's own moves. */
export function deliveryNews(before: readonly Known[], after: readonly Known[], own: ReadonlySet<number>): DeliveryNews {
  const known = new Map(before.map((order) => [order.id, order]))
  const left = new Set(after.map(({ id }) => id))
  const foreign = after.filter(({ id }) => !own.has(id))
  return {
    added: foreign.filter(({ id }) => !known.has(id)),
    changed: foreign.filter(({ id, version }) => known.has(id) && known.get(id)?.version !== version),
    taken: before.filter(({ id }) => !left.has(id) && !own.has(id)),
  }
}
