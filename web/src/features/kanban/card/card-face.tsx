import { Tooltip } from '@mantine/core'
import type { CardKey, CompactOrder, KanbanCardField } from '@tracklane/contract/kanban'
import { isLate } from '@tracklane/contract/order-status'
import type { ShownFields } from '#features/kanban/data/card-layout.rules.ts'
import { useT } from '#lib/i18n.ts'
import { hoursIn } from './card-age.rules.ts'
import { CardDue } from './card-due.tsx'
import { cardIcon } from './card-icons.ts'
import { CardTrack } from './card-track.tsx'
import { ageText, fieldName, fieldValue, shortValue } from './card-values.rules.ts'
import classes from './order-card.module.css'

/** Fields with a place of their own; the others stand in the row of icons. */
const PLACED: readonly CardKey[] = ['track', 'customer_name', 'customer_address']

interface CardFaceProps {
  order: CompactOrder
  fields: ShownFields
  now: number
  /** The customer's line; the card on the board puts its link there. */
  title: React.ReactNode
  /** Tooltips only where the pointer is: a board has a thousand icons. */
  withTooltips?: boolean
  /** Somebody else has just brought it. */
  isArrival?: boolean
}

export function CardFace({ order, fields, now, title, withTooltips = false, isArrival = false }: CardFaceProps) {
  const t = useT()
  const address = fields.get('customer_address')
  const track = fields.get('track')
  const row = fields.inOrder.filter((field) => !PLACED.includes(field.key) && fieldValue(order, field.key) !== '')
  return (
    <>
      <div className={classes.top}>
        <span className={classes.lead}>
          {!isArrival && <LeadIcon field={track} />}
          <CardTrack order={order} isShown={track !== undefined} isArrival={isArrival} />
        </span>
        <CardDue order={order} />
      </div>
      <span className={classes.lead}>
        <LeadIcon field={fields.get('customer_name')} />
        {title}
      </span>
      {address && (
        <p className={classes.address}>
          <LeadIcon field={address} />
          {order.customer_address}
        </p>
      )}
      {order.sub_status && <p className={classes.sub}>{order.sub_status}</p>}
      <div className={classes.row}>
        {row.map((field) => (
          <FieldIcon key={field.key} field={field} order={order} isLate={isLate(order, now)} withTooltip={withTooltips} />
        ))}
        <span className={classes.age}>{ageText(t, hoursIn(order, now))}</span>
      </div>
    </>
  )
}

/** Before what has a place of its own, and is always said in words: an icon alone would tell nobody where to drive. */
function LeadIcon({ field }: { field: KanbanCardField | undefined }) {
  if (!field || field.display === 'text') return null
  const Icon = cardIcon(field.icon)
  return <Icon size={14} stroke={1.75} className={classes.leadIcon} aria-hidden />
}

interface FieldIconProps {
  field: KanbanCardField
  order: CompactOrder
  isLate: boolean
  withTooltip: boolean
}

function FieldIcon({ field, order, isLate, withTooltip }: FieldIconProps) {
  const t = useT()
  const Icon = cardIcon(field.icon)
  const label = `${fieldName(t, field.key)}: ${fieldValue(order, field.key)}`
  const isRed = isLate && field.key === 'delivery_date'
  const content = (
    <span className={classes.field} data-late={isRed || undefined} data-field={field.key} data-display={field.display}>
      {field.display !== 'text' && (
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
