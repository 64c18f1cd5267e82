import { Group, Stack } from '@mantine/core'
import { DatePickerInput, TimePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import type { MoveField } from '@tracklane/contract/order-flow'
import { useState } from 'react'
import { SubStatusSelect } from '#features/order-status/sub-status-select.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { deliveryWindow, today } from './delivery-window.parts.tsx'
import type { MoveBody } from './order.api.ts'

/** A new delivery window and a reason as they are being filled in. */
export function useMoveDetails(window: { from: string; to: string } = { from: '', to: '' }) {
  const [day, setDay] = useState<string | null>(null)
  const [from, setFrom] = useState(window.from || '09:00')
  const [to, setTo] = useState(window.to || '18:00')
  const [reason, setReason] = useState<number | null>(null)
  const isBackwards = day !== null && from !== '' && to !== '' && from >= to
  const body: MoveBody = { ...(reason !== null && { sub_status_id: reason }), ...(day && deliveryWindow(day, from, to)) }
  return { day, setDay, from, setFrom, to, setTo, reason, setReason, isBackwards, body }
}

interface MoveDetailsFieldsProps {
  details: ReturnType<typeof useMoveDetails>
  /** The status the reason belongs to. */
  to: number
  wants: (field: MoveField) => boolean
}

export function MoveDetailsFields({ details, to, wants }: MoveDetailsFieldsProps) {
  const t = useT()
  return (
    <Stack gap="sm">
      {wants('sub_status_id') && (
        <SubStatusSelect statusId={to} label={t('order', 'Reason')} value={details.reason} onChange={details.setReason} />
      )}
      {wants('delivery_window') && (
        <>
          <DatePickerInput
            label={t('order', 'New delivery day')}
            placeholder={t('order', 'Not decided yet')}
            value={details.day}
            onChange={details.setDay}
            minDate={today()}
            valueFormat="DD.MM.YYYY"
            firstDayOfWeek={1}
            clearable
            clearButtonProps={{ 'aria-label': t('order', 'Clear') }}
          />
          <Group grow align="flex-start">
            <TimeField label={t('order', 'From')} value={details.from} onChange={details.setFrom} isDisabled={!details.day} />
            <TimeField
              label={t('order', 'To')}
              value={details.to}
              onChange={details.setTo}
              isDisabled={!details.day}
              error={details.isBackwards ? t('order', 'The end must be later than the start') : undefined}
            />
          </Group>
        </>
      )}
    </Stack>
  )
}

interface TimeFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  isDisabled: boolean
  error?: string | undefined
}

function TimeField({ label, value, onChange, isDisabled, error }: TimeFieldProps) {
  const t = useT()
  return (
    <TimePicker
      label={label}
      value={value}
      onChange={onChange}
      disabled={isDisabled}
      error={error}
      hoursInputLabel={t('order', '{label}, hours', { label })}
      minutesInputLabel={t('order', '{label}, minutes', { label })}
    />
  )
}
