import { densityName } from '#features/kanban/card/card-values.rules.ts'
import { SampleCard } from '#features/kanban/card/sample-card.parts.tsx'
import { LayoutPreview, type PreviewPlace } from '#features/kanban-layout/layout-preview.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useMinute } from '#lib/use-minute.ts'
import { type FieldValue, fieldsOf } from './card-form.rules.ts'
import classes from './kanban-card.module.css'

/** Orders that are enough to see short and long ones. */
const SAMPLES = 5

interface CardPreviewProps {
  fields: readonly FieldValue[]
  place: PreviewPlace
}

/** The same orders as cards of both heights. */
export function CardPreview({ fields, place }: CardPreviewProps) {
  const t = useT()
  const now = useMinute()
  const layout = { fields: fieldsOf(fields) }
  return (
    <LayoutPreview place={place}>
      {(orders) => (
        <div className={classes.preview}>
          {(['comfortable', 'compact'] as const).map((density) => (
            <section key={density} className={classes.cards} data-density={density} aria-label={densityName(t, density)}>
              <h4 className={classes.density}>{densityName(t, density)}</h4>
              {orders.slice(0, SAMPLES).map((order) => (
                <SampleCard key={order.id} order={order} layout={layout} density={density} now={now} />
              ))}
            </section>
          ))}
        </div>
      )}
    </LayoutPreview>
  )
}
