import { useT } from '#lib/i18n.ts'
import classes from './bulk.module.css'

/** So many orders are named; nobody reads hundreds. */
const NAMED = 12

interface ReasonGroupsProps {
  orders: readonly { id: number; track: string }[]
  refused: readonly { id: number; reason: string }[]
}

/** Reasons, each with the orders it holds for. */
export function ReasonGroups({ orders, refused }: ReasonGroupsProps) {
  const t = useT()
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
          <p className={classes.tracks}>
            {ids
              .slice(0, NAMED)
              .map((id) => tracks.get(id) ?? `#${id}`)
              .join(', ')}
            {ids.length > NAMED && ` ${t('order', 'and {count} more', { count: ids.length - NAMED })}`}
          </p>
        </li>
      ))}
    </ul>
  )
}
