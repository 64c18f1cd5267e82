import { Tooltip } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import type { CompactOrder, KanbanCardField } from '@tracklane/contract/kanban'
import { useT } from '#lib/i18n.ts'
import { cardIcon } from './card-icons.ts'
import { fieldName, fieldValue, shortValue } from './card-values.rules.ts'
import classes from './order-card.module.css'

interface CardFieldProps {
  field: KanbanCardField
  order: CompactOrder
  isLate: boolean
  withTooltip: boolean
}

/** A field that shares its line with others: icon, text or both, as the layout says. */
export function CardField({ field, order, isLate, withTooltip }: CardFieldProps) {
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
