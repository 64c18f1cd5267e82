import type { CompactOrder } from '@tracklane/contract/kanban'
import { ageOf } from '#features/kanban/card/card-age.rules.ts'
import { CardTitle } from '#features/kanban/card/card-title.tsx'
import classes from '#features/kanban/card/order-card.module.css'
import { OrderFace } from '#features/kanban/card/order-face.tsx'
import { useBoard } from '#features/kanban/data/board.store.ts'
import { companionsOf } from '#features/kanban/data/board-selection.rules.ts'

/** The card as the pointer holds it, and how many go with it. */
export function LiftedCard() {
  const order = useBoard(({ lift }) => (lift?.by === 'pointer' ? lift.order : undefined))
  return order && <Lifted order={order} />
}

function Lifted({ order }: { order: CompactOrder }) {
  const fields = useBoard((state) => state.input.fields)
  const now = useBoard((state) => state.now)
  const density = useBoard((state) => state.input.density)
  const count = useBoard((state) => companionsOf(order, state))
  return (
    <div className={`${classes.card} ${classes.lifted}`} data-density={density} data-age={ageOf(order, now)}>
      <OrderFace density={density} order={order} fields={fields} now={now} title={(shown) => <CardTitle order={order} fields={shown} />} />
      {count > 1 && <span className={classes.many}>{count}</span>}
    </div>
  )
}
