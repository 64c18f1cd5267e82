import { Button, Drawer } from '@mantine/core'
import type { Order } from '@tracklane/contract/order'
import type { StatusChange } from '@tracklane/contract/order-move'
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
import { NotMade } from './not-made.tsx'
import { useMakeMove } from './use-make-move.ts'
import { useMoveDraft } from './use-move-draft.ts'

interface MoveSheetProps {
  order: Order
  to: number
  deliveries: KeptDeliveries
  /** The refused move that is being corrected. */
  former?: StatusChange | undefined
  onClose: () => void
}

/** A sheet at the bottom, near the thumb: the details of the move, and its button. */
export function MoveSheet({ order, to, deliveries, former, onClose }: MoveSheetProps) {
  useReturnFocus()
  const t = useT()
  const profile = useProfile()
  const nameOf = useStatusName()
  const form = useMoveDraft({ order, to, clockOffset: deliveries.clock_offset, former })
  const move = useMakeMove(profile, onClose)
  const reasons = deliveries.reasons.filter(({ status_id }) => status_id === to)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const content = form.read()
    if (content && isStatusId(to) && !move.isPending) move.mutate({ order_id: order.id, track: order.track, to, ...content })
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
      <form noValidate onSubmit={submit} className={classes.form}>
        <p className={classes.who}>
          {order.customer_full_name}
          <span>{order.track}</span>
        </p>
        {to === STATUS.DELIVERED && <AmountToCollect order={order} />}
        {reasons.length > 0 && <ReasonField form={form} to={to} reasons={reasons} />}
        {to === STATUS.REDELIVERY && <NextWindowField form={form} />}
        {to === STATUS.DELIVERED && <MomentField form={form} />}
        <RemarkField form={form} />
        {move.error && <NotMade error={move.error} />}
        <Button type="submit" size="lg" fullWidth data-autofocus loading={move.isPending}>
          {nameOf(to)}
        </Button>
      </form>
    </Drawer>
  )
}
