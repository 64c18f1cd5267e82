import type { CompactOrder, KanbanCardField } from '@tracklane/contract/kanban'
import { isLate } from '@tracklane/contract/order-status'
import type { ReactNode } from 'react'
import type { ShownFields } from '#features/kanban/data/card-layout.rules.ts'
import { useT } from '#lib/i18n.ts'
import { hoursIn } from './card-age.rules.ts'
import { CardDue } from './card-due.tsx'
import { CardField } from './card-field.tsx'
import { cardIcon } from './card-icons.ts'
import { comfortableLines } from './card-lines.rules.ts'
import { CardTrack } from './card-track.tsx'
import { ageText, fieldValue } from './card-values.rules.ts'
import classes from './order-card.module.css'

export interface CardFaceProps {
  order: CompactOrder
  fields: ShownFields
  now: number
  /** The customer's name, or the track where the layout hides the name; the card on the board puts its link there. */
  title: ReactNode
  /** Tooltips only where the pointer is: a board has a thousand icons. */
  withTooltips?: boolean
  /** Somebody else has just brought it. */
  isArrival?: boolean
}

/** The fields of the layout in its order: names and address line by line, the amount due beside the first, the others in the last. */
export function CardFace(props: CardFaceProps) {
  const { order, fields, now, withTooltips = false } = props
  const t = useT()
  const { own, shared } = comfortableLines(fields.inOrder)
  const [first, ...more] = own
  return (
    <>
      <div className={classes.top}>
        <span className={classes.lead}>
          <Unnamed {...props} />
          {first && <CardLine {...props} field={first} />}
        </span>
        <CardDue order={order} />
      </div>
      {more.map((field) => (
        <CardLine key={field.key} {...props} field={field} />
      ))}
      {order.sub_status && <p className={classes.sub}>{order.sub_status}</p>}
      <div className={classes.row}>
        {shared
          .filter(({ key }) => fieldValue(order, key) !== '')
          .map((field) => (
            <CardField key={field.key} field={field} order={order} isLate={isLate(order, now)} withTooltip={withTooltips} />
          ))}
        <span className={classes.age}>{ageText(t, hoursIn(order, now))}</span>
      </div>
    </>
  )
}

/** The link, and who has just brought the order, where no field of the layout has a place for them. */
export function Unnamed({ order, fields, title, isArrival = false }: CardFaceProps) {
  const [name, track] = [fields.get('customer_name'), fields.get('track')]
  return (
    <>
      {!name && !track && title}
      {!track && isArrival && <CardTrack order={order} isArrival />}
    </>
  )
}

function CardLine(props: CardFaceProps & { field: KanbanCardField }) {
  const { field, order } = props
  const isAddress = field.key === 'customer_address'
  return (
    <span className={isAddress ? classes.address : classes.lead}>
      <LeadIcon {...props} />
      {isAddress ? order.customer_address : <CardName {...props} />}
    </span>
  )
}

/** The customer or the track, whichever this field is; the name is the link, without it the track. */
export function CardName({ field, order, fields, title, isArrival = false }: CardFaceProps & { field: KanbanCardField }) {
  if (field.key === 'customer_name' || (!isArrival && !fields.get('customer_name'))) return title
  return <CardTrack order={order} isArrival={isArrival} />
}

/** Before what has a line of its own, and is always said in words: an icon alone would tell nobody where to drive. */
function LeadIcon({ field, isArrival = false }: Pick<CardFaceProps, 'isArrival'> & { field: KanbanCardField }) {
  if (field.display === 'text' || (isArrival && field.key === 'track')) return null
  const Icon = cardIcon(field.icon)
  return <Icon size={14} stroke={1.75} className={classes.leadIcon} aria-hidden />
}
