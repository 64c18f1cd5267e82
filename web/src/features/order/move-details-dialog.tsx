import { Button, Group, Modal, Stack } from '@mantine/core'
import { DatePickerInput, TimePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { useState } from 'react'
import { SubStatusSelect, useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { deliveryWindow, timeOf, today } from './delivery-window.parts.tsx'
import { useMoveLabel } from './move-label.ts'
import { type Move, type MoveBody, wants } from './order.api.ts'

interface MoveDetailsDialogProps {
  move: Move
  isSending?: boolean
  onConfirm: (body: MoveBody) => void
  onCancel: () => void
}

/** The new delivery window and the reason; both may be left open, and Skip leaves both. */
export function MoveDetailsDialog({ move, isSending, onConfirm, onCancel }: MoveDetailsDialogProps) {
  const t = useT()
  const nameOf = useStatusName()
  const labelOf = useMoveLabel()
  const [day, setDay] = useState<string | null>(null)
  const [from, setFrom] = useState(timeOf(move.order.delivery_from) || '09:00')
  const [to, setTo] = useState(timeOf(move.order.delivery_to) || '18:00')
  const [reason, setReason] = useState<number | null>(null)
  const isBackwards = from !== '' && to !== '' && from >= to

  const confirm = () => onConfirm({ ...(reason !== null && { sub_status_id: reason }), ...(day && deliveryWindow(day, from, to)) })

  return (
    <Modal
      opened
      onClose={onCancel}
      size={440}
      title={t('order', '{track} to “{status}”', { track: move.order.track, status: nameOf(move.to) })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!day || !isBackwards) confirm()
        }}
      >
        <Stack gap="sm">
          {wants(move.input, 'sub_status_id') && (
            <SubStatusSelect statusId={move.to} label={t('order', 'Reason')} value={reason} onChange={setReason} />
          )}
          {wants(move.input, 'delivery_window') && (
            <>
              <DatePickerInput
                label={t('order', 'New delivery day')}
                placeholder={t('order', 'Not decided yet')}
                value={day}
                onChange={setDay}
                minDate={today()}
                valueFormat="DD.MM.YYYY"
                firstDayOfWeek={1}
                clearable
                clearButtonProps={{ 'aria-label': t('order', 'Clear') }}
              />
              <Group grow align="flex-start">
                <TimeField label={t('order', 'From')} value={from} onChange={setFrom} isDisabled={!day} />
                <TimeField
                  label={t('order', 'To')}
                  value={to}
                  onChange={setTo}
                  isDisabled={!day}
                  error={day && isBackwards ? t('order', 'The end must be later than the start') : undefined}
                />
              </Group>
            </>
          )}
        </Stack>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onCancel} me="auto">
            {t('dialog', 'Cancel')}
          </Button>
          <Button variant="default" onClick={() => onConfirm({})} disabled={isSending}>
            {t('order', 'Skip')}
          </Button>
          <Button type="submit" loading={isSending} data-autofocus>
            {labelOf(move.to)}
          </Button>
        </Group>
      </form>
    </Modal>
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
