import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useT } from '#lib/i18n.ts'
import { orderStatusQueries } from './order-status.api.ts'

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
