import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { useT } from '#lib/i18n.ts'
import { CourierChoice } from './courier-choice.parts.tsx'
import classes from './courier-dialog.module.css'
import { drivingDay } from './driving-day.rules.ts'

export interface CourierDialogProps {
  order: { id: number; track: string; courier_id: number | null; delivery_to: string | null }
  confirmLabel: string
  isSending?: boolean | undefined
  onConfirm: (courierId: number) => void
  onCancel: () => void
}

/** Who takes the order. */
export function CourierDialog({ order, confirmLabel, isSending, onConfirm, onCancel }: CourierDialogProps) {
  const t = useT()
  const [chosen, setChosen] = useState(order.courier_id)

  return (
    <Modal
      opened
      onClose={onCancel}
      size={520}
      title={t('courier', 'Courier for {track}', { track: order.track })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen !== null) onConfirm(chosen)
        }}
      >
        <CourierChoice
          query={{ order_id: order.id, active: true, day: drivingDay(order.delivery_to) }}
          value={chosen}
          onChange={setChosen}
          takes={(courier) => (courier === order.courier_id ? 0 : 1)}
          isDisabled={isSending}
          isFirst
        />
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={onCancel}>
            {t('dialog', 'Cancel')}
          </Button>
          <Button type="submit" disabled={chosen === null} loading={isSending ?? false}>
            {confirmLabel}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
