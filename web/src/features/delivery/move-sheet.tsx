import { Button, Drawer } from '@mantine/core'
import type { Order } from '@tracklane/contract/order'
import { isStatusId, STATUS } from '@tracklane/contract/order-status'
import type { FormEvent } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { useStatusName } from '#features/order-status/order-status.parts.tsx'
import { useT } from '#lib/i18n.ts'
import { useReturnFocus } from '#ui/use-return-focus.ts'
import type { KeptDeliveries } from './delivery.api.ts'
import { AmountToCollect } from './delivery-figures.tsx'
import classes from './move-sheet.module.css'
import { MomentField, NextWindowField, ReasonField, RemarkField } from './move-sheet-fields.tsx'
import { sendMove } from './outgoing-moves.api.ts'
import { useMoveDraft } from './use-move-draft.ts'

interface MoveSheetProps {
  order: Order
  to: number
  deliveries: KeptDeliveries
  onClose: () => void
}

/** From below, where the thumb is: what goes along with the move, and the button that makes it. */
export function MoveSheet({ order, to, deliveries, onClose }: MoveSheetProps) {
  useReturnFocus()
  const t = useT()
  const profile = useProfile()
  const nameOf = useStatusName()
  const form = useMoveDraft(order, to, deliveries.clock_offset)
  const reasons = deliveries.reasons.filter(({ status_id }) => status_id === to)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = form.read()
    if (!body || !isStatusId(to)) return
    sendMove(profile, { order_id: order.id, track: order.track, to, body })
    onClose()
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={nameOf(to)}
      classNames={{ content: classes.content, inner: classes.inner }}
      closeButtonProps={{ 'aria-label': t('dialog', 'Close'), size: 44 }}
    >
      <form onSubmit={submit} className={classes.form}>
        <p className={classes.who}>
          {order.customer_full_name}
          <span>{order.track}</span>
        </p>
        {to === STATUS.DELIVERED && <AmountToCollect order={order} />}
        {reasons.length > 0 && <ReasonField form={form} to={to} reasons={reasons} />}
        {to === STATUS.REDELIVERY && <NextWindowField form={form} />}
        {to === STATUS.DELIVERED && <MomentField form={form} />}
        <RemarkField form={form} />
        <Button type="submit" size="lg" fullWidth data-autofocus>
          {nameOf(to)}
        </Button>
      </form>
    </Drawer>
  )
}
