import { IconUserMinus, IconUserPlus } from '@tabler/icons-react'
import { courierOrderEndpoints } from '@tracklane/contract/courier-order'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { type Batch, type Job, manyOrders, unlessChanged, type Versions } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { sendOne } from '#features/order-operation/bulk/send-one.api.ts'
import { given, type OperationKind, type OperationOrder } from '#features/order-operation/operation.rules.ts'
import { call } from '#lib/http.ts'
import { part } from '#ui/part.ts'
import { CourierOfOne } from './courier-of-one.tsx'
import { couriersBack } from './ways-back.rules.ts'

/** Gives the orders to one courier; null takes them off. */
export function courierJob(courier_id: number | null): Job {
  return manyOrders((order_ids, headers, seen) =>
    call(orderOperationEndpoints.assignCourier, { headers, body: { ...seen, courier_id, order_ids } }),
  )
}

/** Gives an order to a courier. Updates its courier order where the id is known, otherwise creates one; a card does not know the id. */
async function giveTo(courier_id: number | null, { id: order_id, courier_order_id: own }: OperationOrder): Promise<number | undefined> {
  if (own === undefined) return sendOne(courierJob(courier_id), order_id)
  if (own !== null) return (await call(courierOrderEndpoints.update, { params: { id: own }, body: { courier_id } })).data.order_version
  if (courier_id === null) return undefined
  return (await call(courierOrderEndpoints.create, { body: { order_id, courier_id } })).data.order_version
}

function back(before: readonly OperationOrder[], made: Versions): Batch[] {
  return couriersBack(before).map(({ order_ids, former }) => ({ order_ids, job: unlessChanged(courierJob(former.courier_id), made) }))
}

export const courier: OperationKind = {
  name: 'courier',
  icon: IconUserPlus,
  endpoint: orderOperationEndpoints.assignCourier,
  words: {
    label: (t) => t('operation', 'Assign courier…'),
    title: (t) => t('operation', 'Assign courier'),
    verb: (t, count) =>
      t('operation', '{count, plural, =0 {Assign courier} one {Assign courier to # order} other {Assign courier to # orders}}', { count }),
    done: (t, track) => t('operation', 'Courier assigned to {track}', { track }),
    doneMany: (t, count) =>
      t('operation', '{count, plural, one {Courier assigned to # order} other {Courier assigned to # orders}}', { count }),
  },
  input: {
    asksWith: 'dialog',
    Fields: part(() => import('./courier-fields.tsx').then((module) => ({ default: module.CourierFields }))),
    OneDialog: CourierOfOne,
  },
  send: (order, input) => giveTo(given(input.courier_id), order),
  many: (input) => courierJob(given(input.courier_id)),
  back,
}

export const courierOff: OperationKind = {
  name: 'courier_off',
  icon: IconUserMinus,
  endpoint: orderOperationEndpoints.assignCourier,
  words: {
    label: (t) => t('operation', 'Take the courier off'),
    verb: (t, count) =>
      t(
        'operation',
        '{count, plural, =0 {Take the courier off} one {Take the courier off # order} other {Take the courier off # orders}}',
        {
          count,
        },
      ),
    done: (t, track) => t('operation', 'Courier taken off {track}', { track }),
    doneMany: (t, count) =>
      t('operation', '{count, plural, one {Courier taken off # order} other {Courier taken off # orders}}', { count }),
  },
  send: (order) => giveTo(null, order),
  many: () => courierJob(null),
  back,
  isIdle: ({ courier_id }) => courier_id === null,
}
