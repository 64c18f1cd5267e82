import { IconCalendarEvent } from '@tabler/icons-react'
import { orderEditEndpoints } from '@tracklane/contract/order-edit'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { type Batch, type Job, manyOrders, oneOrder, unlessChanged, type Versions } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { sendOne } from '#features/order-operation/bulk/send-one.api.ts'
import { given, type OperationInput, type OperationKind, type OperationOrder } from '#features/order-operation/operation.rules.ts'
import { call } from '#lib/http.ts'
import { part } from '#ui/part.ts'
import { type DeliveryWindow, formerWindow, windowsBack } from './ways-back.rules.ts'

/** Makes the job. Without a start the call keeps the length of the window; null removes the start. */
function windowJob({ delivery_from, delivery_to }: OperationInput): Job {
  const body = { ...(delivery_from !== undefined && { delivery_from }), delivery_to: given(delivery_to) }
  return manyOrders((order_ids, headers, seen) =>
    call(orderOperationEndpoints.setDeliveryDate, { headers, body: { ...seen, ...body, order_ids } }),
  )
}

export function formerWindowJob(window: DeliveryWindow): Job {
  return sent(formerWindow(window))
}

function sent({ call: kind, body }: ReturnType<typeof formerWindow>): Job {
  if (kind === 'many') return windowJob(body)
  return oneOrder(async (id, headers) => (await call(orderEditEndpoints.update, { params: { id }, headers, body })).data.version)
}

function back(before: readonly OperationOrder[], made: Versions): Batch[] {
  return windowsBack(before).map(({ order_ids, former }) => ({ order_ids, job: unlessChanged(sent(former), made) }))
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
  send: ({ id }, input) => sendOne(windowJob(input), id),
  many: windowJob,
  back,
}
