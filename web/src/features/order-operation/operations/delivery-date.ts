import { IconCalendarEvent } from '@tabler/icons-react'
import type { OrderRow } from '@tracklane/contract/order'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { type Batch, batchesBy, eachOrder, type Job, manyOrders } from '#features/order-bulk/bulk-job.rules.ts'
import { given, type OperationInput, type OperationKind, type OperationOrder } from '#features/order-operation/operation.ts'
import { call } from '#lib/http.ts'
import { part } from '#lib/part.ts'

type DeliveryWindow = Pick<OrderRow, 'delivery_from' | 'delivery_to'>

/** Without a start the call keeps the window's length. */
function windowJob({ delivery_from, delivery_to }: OperationInput): Job {
  const body = { ...(delivery_from && { delivery_from }), delivery_to: given(delivery_to) }
  return manyOrders((order_ids, headers) => call(orderOperationEndpoints.setDeliveryDate, { headers, body: { ...body, order_ids } }))
}

/** The call for many takes no end that is none: such a window is each order's own. */
export function formerWindowJob({ delivery_from, delivery_to }: DeliveryWindow): Job {
  if (delivery_from && delivery_to) return windowJob({ delivery_from, delivery_to })
  return eachOrder((id) => call(orderEditEndpoints.update, { params: { id }, body: { delivery_from, delivery_to } }))
}

function windowsBack(before: readonly OperationOrder[]): Batch[] {
  return batchesBy(before, ({ delivery_from, delivery_to }) => [delivery_from, delivery_to], formerWindowJob)
}

export const deliveryDate: OperationKind = {
  name: 'delivery_date',
  icon: IconCalendarEvent,
  endpoint: orderOperationEndpoints.setDeliveryDate,
  words: {
    label: (t) => t('operation', 'Change delivery date…'),
    title: (t) => t('operation', 'Change delivery date'),
    verb: (t, count) =>
      t(
        'operation',
        '{count, plural, =0 {Change delivery date} one {Change delivery date of # order} other {Change delivery date of # orders}}',
        { count },
      ),
    done: (t, track) => t('operation', 'Delivery date of {track} changed', { track }),
    doneMany: (t, count) =>
      t('operation', '{count, plural, one {Delivery date of # order changed} other {Delivery date of # orders changed}}', { count }),
  },
  input: {
    asksWith: 'dialog',
    Fields: part(() => import('./delivery-date-fields.tsx').then((module) => ({ default: module.DeliveryDateFields }))),
  },
  job: { one: (_order, input) => windowJob(input), many: windowJob },
  back: windowsBack,
}
