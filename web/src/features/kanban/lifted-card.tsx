import type { CompactOrder } from '@tracklane/contract/kanban'
import { ageOf } from './card-age.ts'
import { CardFace } from './card-face.tsx'
import type { ShownFields } from './card-layout.ts'
import classes from './order-card.module.css'

interface LiftedCardProps {
  order: CompactOrder
  fields: ShownFields
  now: number
  /** The cards that go with it, itself included. */
  count: number
}

/** The card as the pointer holds it. */
export function LiftedCard({ order, fields, now, count }: LiftedCardProps) {
  return (
    <div className={`${classes.card} ${classes.lifted}`} data-age={ageOf(order, now)}>
      <CardFace order={order} fields={fields} now={now} title={<span className={classes.link}>{order.customer_full_name}</span>} />
      {count > 1 && <span className={classes.many}>{count}</span>}
    </div>
  )
}
