import { Group, Stack } from '@mantine/core'
import type { MoveField } from '@tracklane/contract/order-flow'
import { useState } from 'react'
import { deliveryWindow, proposedStart } from '#features/order/delivery-window.rules.ts'
import { SubStatusSelect } from '#features/order-status/sub-status-select.parts.tsx'
import { today } from '#lib/day.ts'
import { useT } from '#lib/i18n.ts'
import { DateField } from '#ui/fields/date-field.tsx'
import { TimeField } from '#ui/fields/time-field.tsx'
import type { MoveBody } from './order-move.rules.ts'

/** A new delivery window and a reason as they are being filled in. */
export function useMoveDetails(window: { day?: string | null; from: string; to: string } = { from: '', to: '' }) {
  const [day, setDay] = useState<string | null>(window.day ?? null)
  const [from, setFrom] = useState(proposedStart(window))
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
  isFirst?: boolean
}

/** `isFirst`: a dialog begins in the first of them. */
export function MoveDetailsFields({ details, to, wants, isFirst = false }: MoveDetailsFieldsProps) {
  const t = useT()
  return (
    <Stack gap="sm">
      {wants('sub_status_id') && (
        <SubStatusSelect statusId={to} label={t('order', 'Reason')} value={details.reason} onChange={details.setReason} isFirst={isFirst} />
      )}
      {wants('delivery_window') && (
        <WindowFields
          details={details}
          label={t('order', 'New delivery day')}
          placeholder={t('order', 'Not decided yet')}
          isFirst={isFirst}
        />
      )}
    </Stack>
  )
}

interface WindowFieldsProps {
  details: Pick<ReturnType<typeof useMoveDetails>, 'day' | 'setDay' | 'from' | 'setFrom' | 'to' | 'setTo' | 'isBackwards'>
  label: string
  placeholder?: string
  isRequired?: boolean
  isFirst?: boolean
}

/** A day from today on, and between when. */
export function WindowFields({ details, label, placeholder, isRequired = false, isFirst = isRequired }: WindowFieldsProps) {
  const t = useT()
  return (
    <>
      <DateField
        label={label}
        {...(placeholder && { placeholder })}
        value={details.day}
        onChange={details.setDay}
        minDate={today()}
        maxDate={null}
        required={isRequired}
        isFirst={isFirst}
      />
      <Group grow align="flex-start">
        <TimeField label={t('order', 'From')} value={details.from} onChange={details.setFrom} disabled={!details.day} />
        <TimeField
          label={t('order', 'To')}
          value={details.to}
          onChange={details.setTo}
          disabled={!details.day}
          error={details.isBackwards ? t('order', 'The end must be later than the start') : undefined}
        />
      </Group>
    </>
  )
}
