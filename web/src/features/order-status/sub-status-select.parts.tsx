import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { orderStatusQueries } from './order-status.api.ts'
import { reasonsOf } from './reasons.rules.ts'

interface SubStatusSelectProps {
  statusId: number
  /** The orders; each may have every offered value. */
  orders: readonly { readonly organization_id: number }[]
  label: string
  value: number | null
  onChange: (value: number | null) => void
  disabled?: boolean
  error?: ReactNode
  /** True where the focus of a dialog starts. */
  isFirst?: boolean
}

/** A choice of the sub-statuses of one status; nothing where it has none for these orders. */
export function SubStatusSelect({ statusId, orders, label, value, onChange, disabled, error, isFirst }: SubStatusSelectProps) {
  const t = useT()
  const statuses = useQuery(orderStatusQueries.list())
  const options = reasonsOf(statuses.data, statusId, orders)
  if (options.length === 0) return null
  return (
    <SelectField
      label={label}
      placeholder={t('order', 'None')}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      disabled={disabled}
      error={error}
      isFirst={isFirst}
      // Enter sends the dialog around it, unless something is typed.
      searchable
    />
  )
}
