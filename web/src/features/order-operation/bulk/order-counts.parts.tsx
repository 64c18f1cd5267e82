import type { ReactNode } from 'react'
import classes from './bulk.module.css'
import type { NamedOrder } from './bulk-job.rules.ts'
import { OrderTracks } from './order-tracks.parts.tsx'

/** Counts of orders, one line per kind. */
export function OrderCounts({ children, isLive = false }: { children: ReactNode; isLive?: boolean }) {
  return (
    <ul className={classes.counts} aria-live={isLive ? 'polite' : undefined}>
      {children}
    </ul>
  )
}

interface OrderCountProps {
  kind: 'can' | 'needs' | 'there' | 'cannot'
  /** A count of 0 is not shown. */
  count: number
  text: string
  /** The reason for each order that differs. */
  refused?: readonly { id: number; reason: string }[]
  orders?: readonly NamedOrder[]
}

export function OrderCount({ kind, count, text, refused, orders }: OrderCountProps) {
  if (count === 0) return null
  return (
    <li data-kind={kind}>
      {text}
      {refused && <ReasonGroups orders={orders ?? []} refused={refused} />}
    </li>
  )
}

interface ReasonGroupsProps {
  orders: readonly { id: number; track: string }[]
  refused: readonly { id: number; reason: string }[]
}

/** The reasons, each with its orders. */
function ReasonGroups({ orders, refused }: ReasonGroupsProps) {
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
