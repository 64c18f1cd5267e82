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

interface CardFieldProps {
  field: KanbanCardField
  order: CompactOrder
  isLate: boolean
  withTooltip: boolean
}

/** A field that shares its line with others: icon, text or both, as the layout says. */
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
  /** Somebody else has just brought it: who that was stands in its place for a while. */
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
