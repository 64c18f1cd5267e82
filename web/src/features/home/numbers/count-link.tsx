import type { OrderFilter } from '@tracklane/contract/order-filter'
import { useFormat } from '#lib/format.ts'
import calm from '#ui/calm-link.module.css'
import classes from './numbers.module.css'
import { OrdersLink } from './orders-link.tsx'

interface CountLinkProps {
  filter: OrderFilter
  /** The thing counted. */
  label: string
  count: number
}

/** How many orders, and the way to them where there are any. */
export function CountLink({ filter, label, count }: CountLinkProps) {
  const text = useFormat().number(count)
  if (count === 0) return <span className={classes.none}>{text}</span>
  return (
    <OrdersLink filter={filter} label={`${label}: ${text}`} className={`${calm.link} ${classes.numberLink}`}>
      {text}
    </OrdersLink>
  )
}
