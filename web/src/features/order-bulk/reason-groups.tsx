import classes from './bulk.module.css'
import { OrderTracks } from './order-tracks.parts.tsx'

interface ReasonGroupsProps {
  orders: readonly { id: number; track: string }[]
  refused: readonly { id: number; reason: string }[]
}

/** Reasons, each with the orders it holds for. */
export function ReasonGroups({ orders, refused }: ReasonGroupsProps) {
  const tracks = new Map(orders.map((order) => [order.id, order.track]))
  const groups = new Map<string, number[]>()
  for (const { id, reason } of refused) {
    const ids = groups.get(reason)
    if (ids) ids.push(id)
    else groups.set(reason, [id])
  }
  return (
    <ul className={classes.reasons}>
      {[...groups].map(([reason, ids]) => (
        <li key={reason}>
          {reason}
          <OrderTracks tracks={ids.map((id) => tracks.get(id) ?? `#${id}`)} />
        </li>
      ))}
    </ul>
  )
}
