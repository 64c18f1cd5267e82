import { Button, Modal } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { formatWindow } from '#features/order/delivery-window.rules.ts'
import { useT } from '#lib/i18n.ts'
import { DIALOG } from '#ui/dialog-size.ts'
import { SaveButton } from '#ui/save-button.tsx'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import classes from './courier-dialog.module.css'
import { CourierList } from './courier-list.tsx'
import { isOverloaded } from './courier-load.rules.ts'
import { drivingDay } from './driving-day.rules.ts'
import { useCouriers } from './use-couriers.ts'

export interface CourierDialogProps {
  order: {
    id: number
    track: string
    courier_id: number | null
    delivery_from?: string | null
    delivery_to: string | null
    customer_full_name?: string
    customer_address?: string
  }
  /** The former choice; by default the order's courier. */
  before?: number | null | undefined
  confirmLabel: string
  isSending?: boolean | undefined
  /** The reason why the last choice could not be sent. */
  error?: ReactNode
  onConfirm: (courierId: number) => void
  onCancel: () => void
}

/** Chooses the courier of the order: the present one by default, else the best, so that Enter is enough. */
export function CourierDialog({ order, before, confirmLabel, isSending, error, onConfirm, onCancel }: CourierDialogProps) {
  useReturnFocus()
  const t = useT()
  const day = drivingDay(order.delivery_to)
  const takes = (courier: number) => (courier === order.courier_id ? 0 : 1)
  const choice = useCouriers({ query: { order_id: order.id, active: true }, days: [{ day, takes }] })
  const [picked, setPicked] = useState(before ?? order.courier_id)
  const chosen = choice.found.find(({ id }) => id === picked) ?? choice.found[0]
  const isFull = chosen !== undefined && isOverloaded(chosen, chosen.takes)
  const about = [order.customer_full_name, order.customer_address, formatWindow(order.delivery_from ?? null, order.delivery_to)]

  return (
    <Modal
      opened
      onClose={onCancel}
      size={DIALOG.plain}
      title={t('courier', 'Courier for {track}', { track: order.track })}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close') }}
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen && !isSending) onConfirm(chosen.id)
        }}
      >
        <p className={classes.about}>
          {about.filter(Boolean).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        <CourierList choice={choice} days={[day]} value={chosen?.id ?? null} onChange={setPicked} isDisabled={isSending} isFirst />
        <div className={classes.foot}>
          <p className={classes.hint} role="status" data-warns={isFull || error !== undefined || undefined}>
            {(isFull || error) && (
              <>
                <IconAlertTriangle size={16} aria-hidden />
                {error ?? t('courier', '{name} is full that day. You can still go on.', { name: chosen?.name ?? '' })}
              </>
            )}
          </p>
          <Button variant="default" onClick={onCancel}>
            {t('dialog', 'Cancel')}
          </Button>
          <SaveButton disabled={!chosen} loading={isSending ?? false}>
            {confirmLabel}
          </SaveButton>
        </div>
      </form>
    </Modal>
  )
}
