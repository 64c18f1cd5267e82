import { IconUserMinus, IconUserPlus } from '@tabler/icons-react'
import { courierOrderEndpoints } from '@tracklane/contract/courier-order'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { lazy } from 'react'
import { CourierDialog } from '#features/courier-order/courier-dialog.parts.tsx'
import { type Batch, batchesBy, eachOrder, type Job, manyOrders } from '#features/order-bulk/bulk-job.rules.ts'
import { given, type OneOrderDialogProps, type OperationKind, type OperationOrder } from '#features/order-operation/operation.ts'
import { changedMany, changeVerb } from '#features/order-operation/operation-words.ts'
import { call } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'

/** One courier for all of them, or none any longer. */
export function courierJob(courier_id: number | null): Job {
  return manyOrders((order_ids, headers) => call(orderOperationEndpoints.assignCourier, { headers, body: { courier_id, order_ids } }))
}

/** Specification §4: a courier order is updated when its id exists, otherwise created. A card does not know its id. */
function ownCourierJob({ courier_order_id }: OperationOrder, courier_id: number | null): Job {
  if (courier_order_id === undefined) return courierJob(courier_id)
  return eachOrder(async (order_id) => {
    if (courier_order_id !== null) return call(courierOrderEndpoints.update, { params: { id: courier_order_id }, body: { courier_id } })
    return courier_id === null ? undefined : call(courierOrderEndpoints.create, { body: { order_id, courier_id } })
  })
}

function couriersBack(before: readonly OperationOrder[]): Batch[] {
  return batchesBy(
    before,
    ({ courier_id }) => courier_id,
    ({ courier_id }) => courierJob(courier_id),
  )
}

export const courier: OperationKind = {
  name: 'courier',
  icon: IconUserPlus,
  endpoint: orderOperationEndpoints.assignCourier,
  words: {
    label: (t) => t('operation', 'Courier…'),
    title: (t) => t('order', 'Courier'),
    change: (t, { courier_id }) => (courier_id === null ? t('order', 'Choose courier') : t('order', 'Change courier')),
    verb: changeVerb,
    done: (t, track) => t('operation', 'Courier of {track} changed', { track }),
    doneMany: changedMany,
  },
  input: {
    asksWith: 'dialog',
    Fields: lazy(() => import('./courier-fields.tsx').then((module) => ({ default: module.CourierFields }))),
    OneDialog: CourierOfOne,
  },
  job: {
    one: (order, input) => ownCourierJob(order, given(input.courier_id)),
    many: (input) => courierJob(given(input.courier_id)),
  },
  back: couriersBack,
}

export const courierOff: OperationKind = {
  name: 'courier_off',
  icon: IconUserMinus,
  endpoint: orderOperationEndpoints.assignCourier,
  words: {
    label: (t) => t('operation', 'Take the courier off'),
    verb: changeVerb,
    done: (t, track) => t('operation', '{track} has no courier any longer', { track }),
    doneMany: changedMany,
  },
  job: { one: (order) => ownCourierJob(order, null), many: () => courierJob(null) },
  back: couriersBack,
  isIdle: ({ courier_id }) => courier_id === null,
}

function CourierOfOne({ order, isSending, onConfirm, onCancel }: OneOrderDialogProps) {
  const t = useT()
  return (
    <CourierDialog
      order={order}
      confirmLabel={t('order', 'Assign courier')}
      isSending={isSending}
      onConfirm={(courier_id) => onConfirm({ courier_id })}
      onCancel={onCancel}
    />
  )
}
