import { Stack } from '@mantine/core'
import type { Operation } from '@tracklane/contract/order-operation'
import { type ReactNode, useState } from 'react'
import { CourierChoice, drivingDay } from '#features/courier/courier-choice.parts.tsx'
import { timeOf } from '#features/order/delivery-window.rules.ts'
import { useMoveDetails, WindowFields } from '#features/order-move/move-details.parts.tsx'
import { dayOf, today } from '#lib/day.ts'
import { type Translate, useT } from '#lib/i18n.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { DeliveredAtFields } from './delivered-at-fields.tsx'
import type { OperationInput, OperationOrder } from './operation.api.ts'

interface InputState {
  fields: ReactNode
  /** Undefined while something is missing. */
  input: OperationInput | undefined
}

/** What an operation asks for, once for all orders; the same fields in the dialog of one and of many. */
export function useOperationInput(
  operation: Operation,
  orders: readonly OperationOrder[],
  errors: Record<string, string> = {},
): InputState {
  const t = useT()
  const [lone] = orders.length === 1 ? orders : []
  const [courier, setCourier] = useState<number | null>(null)
  const [deliveredAt, setDeliveredAt] = useState<string>()
  const [address, setAddress] = useState(lone?.customer_address ?? '')
  const window = useMoveDetails(windowOf(lone))

  switch (operation) {
    case 'delivery_date':
      return {
        fields: (
          <Stack gap="sm">
            <WindowFields details={window} label={t('operation', 'Delivery date')} isRequired />
          </Stack>
        ),
        input: windowInput(window, lone),
      }
    case 'delivered_at':
      return {
        fields: <DeliveredAtFields isLone={lone !== undefined} error={errors.deliveredAt} onChange={setDeliveredAt} />,
        input: deliveredAt === undefined ? undefined : { deliveredAt },
      }
    case 'courier':
      return {
        fields: (
          <CourierChoice
            query={{ active: true, country_id: [...new Set(orders.map((order) => order.country_id))], day: promisedDay(orders) }}
            value={courier}
            onChange={setCourier}
            takes={(id) => orders.filter((order) => order.courier_id !== id).length}
            isFirst
          />
        ),
        input: courier === null ? undefined : { courier_id: courier },
      }
    case 'address':
      return {
        fields: (
          <TextAreaField label={t('order', 'Address')} value={address} onChange={setAddress} error={errors.address} required isFirst />
        ),
        input: addressInput(address, lone),
      }
    default:
      return { fields: operation === 'delete' && <p>{deleteText(t)}</p>, input: {} }
  }
}

/** What it is now, to begin with; a day that is past is none to offer. */
function windowOf(order: OperationOrder | undefined) {
  const day = dayOf(order?.delivery_to)
  return { day: day && day >= today() ? day : null, from: timeOf(order?.delivery_from ?? null), to: timeOf(order?.delivery_to ?? null) }
}

/** The same window is no change. */
function windowInput(
  { body, isBackwards }: ReturnType<typeof useMoveDetails>,
  order: OperationOrder | undefined,
): OperationInput | undefined {
  const { delivery_from, delivery_to } = body
  if (!delivery_to || isBackwards) return undefined
  if (order && isSame(delivery_to, order.delivery_to) && isSame(delivery_from, order.delivery_from)) return undefined
  return { delivery_to, ...(delivery_from && { delivery_from }) }
}

function isSame(left: string | null | undefined, right: string | null): boolean {
  return (left ?? null) === right
}

/** The same address is no change. */
function addressInput(text: string, order: OperationOrder | undefined): OperationInput | undefined {
  const address = text.trim()
  return address === '' || address === order?.customer_address ? undefined : { address }
}

/** The one day they are all promised for, else today. */
function promisedDay(orders: readonly OperationOrder[]): string {
  const [day, ...others] = new Set(orders.map((order) => dayOf(order.delivery_to)))
  return drivingDay(others.length === 0 ? (day ?? null) : null)
}

function deleteText(t: Translate): string {
  return t('dialog', 'Are you sure you want to delete the item? This action is irreversible.')
}
