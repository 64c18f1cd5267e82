import type { MovePreview } from '@tracklane/contract/order-move'
import { useState } from 'react'
import type { BulkMoveOrder, MoveGroup } from '#features/order-move/order-move.rules.ts'

/** Keeps the choice of a courier for the orders without one and, on request, for the others too. */
export function useBulkCourier(preview: MovePreview, orders: readonly BulkMoveOrder[]) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [isReplacing, setReplacing] = useState(false)
  const needing = preview.requires.map(({ id }) => id)
  const can = new Set(preview.can)
  const taken = preview.asks.includes('courier_id') ? orders.filter((order) => can.has(order.id) && order.courier_id !== null) : []
  const replaced = new Set(isReplacing && chosen !== null ? taken.map((order) => order.id) : [])
  const kept = preview.can.filter((id) => !replaced.has(id))
  const withCourier = chosen === null ? [] : [...needing, ...replaced]

  const groups: MoveGroup[] = [
    { order_ids: kept, body: {} },
    ...(chosen === null ? [] : [{ order_ids: withCourier, body: { courier_id: chosen } }]),
  ].filter(({ order_ids }) => order_ids.length > 0)

  return { chosen, setChosen, isReplacing, setReplacing, needing, taken, groups }
}
