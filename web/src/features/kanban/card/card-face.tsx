import { Tooltip } from '@mantine/core'
import type { CardKey, CompactOrder, KanbanCardField } from '@tracklane/contract/kanban'
import { isLate } from '@tracklane/contract/order-status'
import type { ShownFields } from '#features/kanban/data/card-layout.rules.ts'
import { amountDue, paymentName } from '#features/order/order-payment.rules.ts'
import { useFormat } from '#lib/format.ts'
import { useT } from '#lib/i18n.ts'
import { hoursIn } from './card-age.rules.ts'
import { cardIcon } from './card-icons.ts'
import { fieldName, fieldValue, shortValue } from './card-values.rules.ts'
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
}

export function CardFace({ order, fields, now, title, withTooltips = false }: CardFaceProps) {
  const t = useT()
  const { money } = useFormat()
  const due = amountDue(order)
  const row = fields.inOrder.filter((field) => !PLACED.includes(field.key) && fieldValue(order, field.key) !== '')
  return (
    <>
      <div className={classes.top}>
        <span className={classes.track}>{fields.get('track') ? order.track : `#${order.id}`}</span>
        <span className={due ? classes.due : classes.paid}>
          {due ? money(due, order.currency_code) : order.paid ? t('kanban', 'Paid') : paymentName(t, order.payment_type)}
        </span>
      </div>
      {title}
      {fields.get('customer_address') && <p className={classes.address}>{order.customer_address}</p>}
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

function ageText(t: ReturnType<typeof useT>, hours: number): string {
  if (hours < 1) return t('kanban', 'now')
  if (hours < 24) return t('kanban', '{hours} h', { hours })
  return t('kanban', '{days} d', { days: Math.floor(hours / 24) })
}
