import { useState } from 'react'
import { CourierChoice } from '#features/courier-order/courier-choice.parts.tsx'
import { driveDays } from '#features/order-move/drive-days.rules.ts'
import type { OperationFieldsProps } from '#features/order-operation/operation.rules.ts'

/** One courier for many orders; a single order has a dialog of its own. */
export function CourierFields({ orders, children }: OperationFieldsProps) {
  const [courier, setCourier] = useState<number | null>(null)
  return children(
    <CourierChoice
      query={{ active: true, country_id: [...new Set(orders.map((order) => order.country_id))] }}
      organizations={orders.map((order) => order.organization_id)}
      days={driveDays(orders)}
      value={courier}
      onChange={setCourier}
      isFirst
    />,
    courier === null ? undefined : { courier_id: courier },
  )
}
