import type { KanbanCardField } from '@tracklane/contract/kanban'
import type { OrderRow } from '@tracklane/contract/order'
import { shownFields } from '#features/kanban/data/card-layout.rules.ts'
import { ageOf } from './card-age.rules.ts'
import type { CardDensity } from './card-density.ts'
import { cardIcon } from './card-icons.ts'
import { CardTitle } from './card-title.tsx'
import classes from './order-card.module.css'
import { OrderFace } from './order-face.tsx'

interface SampleCardProps {
  order: OrderRow
  layout: { readonly fields: readonly KanbanCardField[] }
  density: CardDensity
  now: number
}

/** A card as on the board, only to look at. */
export function SampleCard({ order, layout, density, now }: SampleCardProps) {
  const fields = shownFields(layout, {})
  return (
    <div className={`${classes.card} ${classes.sample}`} data-density={density} data-age={ageOf(order, now)}>
      <OrderFace
        density={density}
        order={{ ...order, moved_by: null }}
        fields={fields}
        now={now}
        title={(shown) => <CardTitle order={order} fields={shown} />}
      />
    </div>
  )
}

/** An icon of a card by its name. */
export function CardIcon({ name, size = 16 }: { name: string; size?: number }) {
  const Icon = cardIcon(name)
  return <Icon size={size} stroke={1.75} aria-hidden />
}
