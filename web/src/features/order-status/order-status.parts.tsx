import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isStatusId, statusColor, statusName } from '@tracklane/contract/order-status'
import { usePhrase, useT } from '#lib/i18n.ts'
import { orderStatusQueries } from './order-status.api.ts'
import classes from './order-status.module.css'

/** The status' name in the person's language. */
export function useStatusName(): (id: number) => string {
  const toText = usePhrase()
  return (id) => (isStatusId(id) ? toText(statusName(id)) : String(id))
}

export function StatusDot({ id }: { id: number }) {
  return <span className={classes.dot} data-color={isStatusId(id) ? statusColor(id) : 'neutral'} aria-hidden />
}

/** A status is never its colour alone: dot and name. */
export function StatusChip({ id }: { id: number }) {
  const nameOf = useStatusName()
  return (
    <span className={classes.chip} data-color={isStatusId(id) ? statusColor(id) : 'neutral'}>
      <StatusDot id={id} />
      {nameOf(id)}
    </span>
  )
}

interface SubStatusSelectProps {
  statusId: number
  label: string
  value: number | null
  onChange: (value: number | null) => void
  disabled?: boolean
}

/** The sub-statuses of one status; nothing where it has none. */
export function SubStatusSelect({ statusId, label, value, onChange, disabled }: SubStatusSelectProps) {
  const t = useT()
  const statuses = useQuery(orderStatusQueries.list())
  const options = statuses.data?.find((status) => status.id === statusId)?.sub_statuses ?? []
  if (options.length === 0) return null
  return (
    <Select
      label={label}
      placeholder={t('order', 'None')}
      data={options.map((option) => ({ value: String(option.id), label: option.name }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
      clearable
      clearButtonProps={{ 'aria-label': t('order', 'Clear') }}
      disabled={disabled}
      comboboxProps={{ withinPortal: true }}
    />
  )
}
