import { IconCash, IconCashOff } from '@tabler/icons-react'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { manyOrders, unlessChanged, type Versions } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { sendOne } from '#features/order-operation/bulk/send-one.api.ts'
import type { OperationKind, OperationOrder } from '#features/order-operation/operation.rules.ts'
import { call } from '#lib/http.ts'
import { paidBack } from './ways-back.rules.ts'

const paidJob = (isPaid: boolean, as_before = false) =>
  manyOrders((orders, headers, seen) =>
    call(orderOperationEndpoints.setPaid, { headers, body: { ...seen, paid: isPaid, ...(as_before && { as_before }), orders } }),
  )

/** Makes the Undo. Restored payments get their former day again, so that the takings of other days stay right. */
function back(before: readonly OperationOrder[], made: Versions) {
  return paidBack(before).map(({ order_ids, former }) => ({ order_ids, job: unlessChanged(paidJob(former.paid, former.paid), made) }))
}

export const paid: OperationKind = {
  name: 'paid',
  icon: IconCash,
  endpoint: orderOperationEndpoints.setPaid,
  words: {
    label: (t) => t('operation', 'Mark as paid'),
    verb: (t, count) => t('operation', '{count, plural, =0 {Mark as paid} other {Mark # as paid}}', { count }),
    done: (t, track) => t('operation', '{track} marked as paid', { track }),
    doneMany: (t, count) => t('operation', '{count, plural, one {# order marked as paid} other {# orders marked as paid}}', { count }),
  },
  send: ({ id }) => sendOne(paidJob(true), id),
  many: () => paidJob(true),
  back,
  opposite: 'unpaid',
  isIdle: (order) => order.paid,
}

export const unpaid: OperationKind = {
  name: 'unpaid',
  icon: IconCashOff,
  endpoint: orderOperationEndpoints.setPaid,
  words: {
    label: (t) => t('operation', 'Mark as not paid'),
    verb: (t, count) => t('operation', '{count, plural, =0 {Mark as not paid} other {Mark # as not paid}}', { count }),
    done: (t, track) => t('operation', '{track} marked as not paid', { track }),
    doneMany: (t, count) =>
      t('operation', '{count, plural, one {# order marked as not paid} other {# orders marked as not paid}}', { count }),
  },
  send: ({ id }) => sendOne(paidJob(false), id),
  many: () => paidJob(false),
  back,
  opposite: 'paid',
  isIdle: (order) => !order.paid,
}
