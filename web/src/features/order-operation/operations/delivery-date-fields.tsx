import { timeOf } from '#features/order/delivery-window.rules.ts'
import { useMoveDetails } from '#features/order-move/move-details.parts.tsx'
import type { OperationFieldsProps, OperationInput, OperationOrder } from '#features/order-operation/operation.rules.ts'
import { dayOf, today } from '#lib/day.ts'
import { useT } from '#lib/i18n.ts'
import { WindowField } from '#ui/fields/window-field.tsx'

/** One delivery window for all orders, from today on. */
export function DeliveryDateFields({ orders, children }: OperationFieldsProps) {
  const t = useT()
  const [lone] = orders.length === 1 ? orders : []
  const details = useMoveDetails(windowOf(lone))
  return children(
    <WindowField
      label={t('operation', 'Delivery date')}
      value={details.window}
      onChange={details.setWindow}
      minDate={today()}
      required
      isFirst
    />,
    inputOf(details, lone),
  )
}

/** Returns the present window as the first value, without a day in the past. */
function windowOf(order: OperationOrder | undefined) {
  const day = dayOf(order?.delivery_to)
  return { day: day && day >= today() ? day : null, from: timeOf(order?.delivery_from ?? null), to: timeOf(order?.delivery_to ?? null) }
}

/**
 * Returns the input; an equal window is no change. Without a start many orders keep the length of their windows, and one order loses its
 * start.
 */
function inputOf({ body, isBackwards }: ReturnType<typeof useMoveDetails>, order: OperationOrder | undefined): OperationInput | undefined {
  const { delivery_from = null, delivery_to } = body
  if (!delivery_to || isBackwards) return undefined
  if (delivery_to === order?.delivery_to && delivery_from === order.delivery_from) return undefined
  return { delivery_to, ...((order || delivery_from) && { delivery_from }) }
}
