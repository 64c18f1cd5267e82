import { IconUserMinus, IconUserPlus } from '@tabler/icons-react'
import { courierOrderEndpoints } from '@tracklane/contract/courier-order'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { CourierDialog } from '#features/courier-order/courier-dialog.parts.tsx'
import { type Batch, type Job, manyOrders, oneOrder, unlessChanged, type Versions } from '#features/order-bulk/bulk-job.rules.ts'
import { given, type OneOrderDialogProps, type OperationKind, type OperationOrder } from '#features/order-operation/operation.ts'
import { call } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { part } from '#lib/part.ts'
import { couriersBack } from './courier.rules.ts'

/** One courier for all of them, or none any longer. */
export function courierJob(courier_id: number | null): Job {
  return manyOrders((order_ids, headers, seen) =>
    call(orderOperationEndpoints.assignCourier, { headers, body: { ...seen, courier_id, order_ids } }),
  )
}

/** Specification §4: a courier order is updated when its id exists, otherwise created. A card does not know its id. */
function ownCourierJob({ courier_order_id }: OperationOrder, courier_id: number | null): Job {
  if (courier_order_id === undefined) return courierJob(courier_id)
  return oneOrder(async (order_id) => {
    if (courier_order_id !== null) {
      return (await call(courierOrderEndpoints.update, { params: { id: courier_order_id }, body: { courier_id } })).data.order_version
    }
    return courier_id === null
      ? undefined
      : (await call(courierOrderEndpoints.create, { body: { order_id, courier_id } })).data.order_version
  })
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
  job: {
    one: (order, input) => ownCourierJob(order, given(input.courier_id)),
    many: (input) => courierJob(given(input.courier_id)),
  },
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
  job: { one: (order) => ownCourierJob(order, null), many: () => courierJob(null) },
  back,
  isIdle: ({ courier_id }) => courier_id === null,
}

function CourierOfOne({ order, isSending, onConfirm, onCancel }: OneOrderDialogProps) {
  const t = useT()
  return (
    <CourierDialog
      order={order}
      confirmLabel={t('operation', 'Assign courier')}
      isSending={isSending}
      onConfirm={(courier_id) => onConfirm({ courier_id })}
      onCancel={onCancel}
    />
  )
}
