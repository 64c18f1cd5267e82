import { Tooltip } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import type { CompactOrder, KanbanCardField } from '@tracklane/contract/kanban'
import { isLate } from '@tracklane/contract/order-status'
import type { ReactNode } from 'react'
import type { ShownFields } from '#features/kanban/data/card-layout.rules.ts'
import { useT } from '#lib/i18n.ts'
import { hoursIn } from './card-age.rules.ts'
import { CardDue } from './card-due.tsx'
import { cardIcon } from './card-icons.ts'
import { comfortableLines } from './card-lines.rules.ts'
import { ageText, fieldName, fieldValue, shortName, shortValue } from './card-values.rules.ts'
import classes from './order-card.module.css'

export interface CardFaceProps {
  order: CompactOrder
  fields: ShownFields
  now: number
  /** The customer's name, or the track where the layout hides the name. On the board this is the card's link. */
  title: ReactNode
  /** True only for the card under the pointer: a board has a thousand icons. */
  withTooltips?: boolean
  /** True where somebody else has just moved it here. */
  isArrival?: boolean
}

/** The fields in the order of the layout: names and address on their own lines, the amount due beside the first, the others on the last. */
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

/** Shows the link, and who has moved the order here, where the layout has no field for them. */
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

/** Shows the customer or the track. The name is the link; without it the track is. */
export function CardName({ field, order, fields, title, isArrival = false }: CardFaceProps & { field: KanbanCardField }) {
  if (field.key === 'customer_name' || (!isArrival && !fields.get('customer_name'))) return title
  return <CardTrack order={order} isArrival={isArrival} />
}

/** The icon before a field with its own line. The field is always text too, since an icon alone would not say where to drive. */
function LeadIcon({ field, isArrival = false }: Pick<CardFaceProps, 'isArrival'> & { field: KanbanCardField }) {
  if (field.display === 'text' || (isArrival && field.key === 'track')) return null
  const Icon = cardIcon(field.icon)
  return <Icon size={14} stroke={1.75} className={classes.leadIcon} aria-hidden />
}

interface CardFieldProps {
  field: KanbanCardField
  order: CompactOrder
  isLate: boolean
  withTooltip: boolean
}

/** A field that shares its line with others: icon, text or both, by the layout. */
function CardField({ field, order, isLate, withTooltip }: CardFieldProps) {
  const t = useT()
  const label = `${fieldName(t, field.key)}: ${fieldValue(order, field.key)}`
  const isRed = isLate && field.key === 'delivery_date'
  const Icon = isRed ? IconClock : cardIcon(field.icon)
  const content = (
    <span className={classes.field} data-late={isRed || undefined} data-field={field.key} data-display={field.display}>
      {(isRed || field.display !== 'text') && (
        <Icon size={14} stroke={1.75} role="img" aria-label={field.display === 'icon' ? label : fieldName(t, field.key)} />
      )}
      {field.display !== 'icon' && <span className={classes.value}>{shortValue(order, field.key)}</span>}
      {isRed && <span className="visually-hidden">{t('kanban', 'late')}</span>}
    </span>
  )
  return withTooltip ? (
    <Tooltip label={isRed ? `${label} · ${t('kanban', 'late')}` : label} multiline maw={280}>
      {content}
    </Tooltip>
  ) : (
    content
  )
}

interface CardTrackProps {
  order: CompactOrder
  /** True where somebody else has just moved the order here; their name then replaces the field for a while. */
  isArrival: boolean
}

function CardTrack({ order: { track, moved_by }, isArrival }: CardTrackProps) {
  const t = useT()
  if (!isArrival || !moved_by) return <span className={classes.track}>{track}</span>
  return (
    <span className={classes.mover}>
      {t('kanban', '{name}, just now', { name: shortName(moved_by.name) })}
      <span className="visually-hidden"> {track}</span>
    </span>
  )
}
