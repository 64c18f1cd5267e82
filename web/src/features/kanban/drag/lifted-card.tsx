import type { CompactOrder } from '@tracklane/contract/kanban'
import { ageOf } from '#features/kanban/card/card-age.rules.ts'
import { CardFace } from '#features/kanban/card/card-face.tsx'
import classes from '#features/kanban/card/order-card.module.css'
import type { ShownFields } from '#features/kanban/data/card-layout.rules.ts'

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
