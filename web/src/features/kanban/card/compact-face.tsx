import { IconClock } from '@tabler/icons-react'
import type { CompactOrder, KanbanCardField } from '@tracklane/contract/kanban'
import { isLate } from '@tracklane/contract/order-status'
import { useLanguage, useT } from '#lib/i18n.ts'
import { CardDue } from './card-due.tsx'
import { type CardFaceProps, CardName, Unnamed } from './card-face.tsx'
import { cardIcon } from './card-icons.ts'
import { compactValue, fieldName, fieldValue, initialsOf } from './card-values.rules.ts'
import classes from './order-card.module.css'

/** Two lines of `compactFields`, with the amount due beside the first. */
export function CompactFace(props: CardFaceProps) {
  const { order, fields } = props
  const [first, ...second] = fields.inOrder
  return (
    <>
      <div className={classes.top}>
        <Unnamed {...props} />
        {first && <Cell field={first} {...props} />}
        <CardDue order={order} />
      </div>
      <div className={classes.bottom}>
        {order.sub_status && <span className="visually-hidden">{order.sub_status} </span>}
        {second.map((field) => (
          <Cell key={field.key} field={field} {...props} />
        ))}
      </div>
    </>
  )
}

function Cell(props: CardFaceProps & { field: KanbanCardField }) {
  const { field, order, now, isArrival = false } = props
  const t = useT()
  const language = useLanguage()
  const { key, display } = field
  const isName = key === 'track' || key === 'customer_name'
  const text = compactValue(order, key, { now, language })
  if (text === '') return null
  const isRed = key === 'delivery_date' && isLate(order, now)
  const Icon = isRed ? IconClock : cardIcon(field.icon)
  const isNamedByIcon = display === 'icon' || key === 'courier'
  const label = isNamedByIcon ? `${fieldName(t, key)}: ${fieldValue(order, key)}` : fieldName(t, key)
  return (
    <span className={classes.cell} data-field={key} data-late={isRed || undefined}>
      {(isRed || display !== 'text') && !(isArrival && key === 'track') && (
        <Icon size={12} stroke={1.75} {...(isName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })} />
      )}
      {isName ? <CardName {...props} /> : display !== 'icon' && <CellText field={field} order={order} text={text} />}
      {isRed && <span className="visually-hidden"> {t('kanban', 'late')}</span>}
    </span>
  )
}

/** A value; a courier is shown by initials, and screen readers hear the name. */
function CellText({ field: { key, display }, order, text }: { field: KanbanCardField; order: CompactOrder; text: string }) {
  if (key !== 'courier') return <span className={classes.value}>{text}</span>
  return (
    <>
      <span className={classes.value} aria-hidden>
        {initialsOf(text)}
      </span>
      {display === 'text' && <span className="visually-hidden">{order.courier}</span>}
    </>
  )
}
