import type { CompactOrder } from '@tracklane/contract/kanban'
import type { ShownFields } from '#features/kanban/data/card-layout.rules.ts'
import { titleOf } from './card-values.rules.ts'
import classes from './order-card.module.css'

/** The order's name on a card without a link. */
export function CardTitle({ order, fields }: { order: Pick<CompactOrder, 'customer_full_name' | 'track'>; fields: ShownFields }) {
  return <span className={classes.link}>{titleOf(order, fields)}</span>
}
