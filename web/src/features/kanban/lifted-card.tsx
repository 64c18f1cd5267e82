import type { CompactOrder } from '@tracklane/contract/kanban'
import { ageOf } from './card-age.ts'
import { CardFace } from './card-face.tsx'
import type { ShownFields } from './card-layout.ts'
import classes from './order-card.module.css'

/** The card as the pointer holds it. */
export function LiftedCard({ order, fields, now }: { order: CompactOrder; fields: ShownFields; now: number }) {
  return (
    <div className={`${classes.card} ${classes.lifted}`} data-age={ageOf(order, now)}>
      <CardFace order={order} fields={fields} now={now} title={<span className={classes.link}>{order.customer_full_name}</span>} />
    </div>
  )
}
