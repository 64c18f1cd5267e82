import { IconCalendarCheck } from '@tabler/icons-react'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { lazy } from 'react'
import { eachOrder, type Job } from '#features/order-bulk/bulk-job.rules.ts'
import { given, type OperationKind } from '#features/order-operation/operation.ts'
import { changedMany } from '#features/order-operation/operation-words.ts'
import { call } from '#lib/http.ts'

function deliveredAtJob(deliveredAt: string): Job {
  return eachOrder((id) => call(orderOperationEndpoints.changeDeliveredAt, { params: { id }, body: { deliveredAt } }))
}

export const deliveredAt: OperationKind = {
  name: 'delivered_at',
  icon: IconCalendarCheck,
  endpoint: orderOperationEndpoints.changeDeliveredAt,
  words: {
    label: (t) => t('operation', 'Actual delivery date…'),
    title: (t) => t('operation', 'Actual delivery date'),
    change: (t) => t('operation', 'Change actual delivery date'),
    verb: (t) => t('operation', 'OK'),
    done: (t, track) => t('operation', 'Actual delivery date of {track} saved', { track }),
    doneMany: changedMany,
    kept: (t, count) =>
      t(
        'operation',
        '{count, plural, one {# order had no such date before and keeps this one.} other {# orders had no such date before and keep this one.}}',
        { count },
      ),
  },
  input: {
    asksWith: 'dialog',
    confirm: (t) => t('operation', 'OK'),
    Fields: lazy(() => import('./delivered-at-fields.tsx').then((module) => ({ default: module.DeliveredAtFields }))),
    width: { one: 410, many: 410 },
    closesAtOnce: true,
  },
  job: {
    one: (_order, input) => deliveredAtJob(given(input.deliveredAt)),
    many: (input) => deliveredAtJob(given(input.deliveredAt)),
  },
  // A time of delivery can be changed, never taken away: only what had one goes back.
  back: (before) =>
    before.flatMap(({ id, delivered_at }) => (delivered_at ? [{ order_ids: [id], job: deliveredAtJob(delivered_at) }] : [])),
}
