import { IconCalendarCheck } from '@tabler/icons-react'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { type Job, oneOrder, unlessChanged } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { given, type OperationKind } from '#features/order-operation/operation.rules.ts'
import { call } from '#lib/http.ts'
import { part } from '#ui/part.ts'

async function changeDeliveredAt(id: number, headers: { 'If-Match'?: string }, deliveredAt: string): Promise<number> {
  return (await call(orderOperationEndpoints.changeDeliveredAt, { params: { id }, headers, body: { deliveredAt } })).data.version
}

function deliveredAtJob(deliveredAt: string): Job {
  return oneOrder((id, headers) => changeDeliveredAt(id, headers, deliveredAt))
}

export const deliveredAt: OperationKind = {
  name: 'delivered_at',
  icon: IconCalendarCheck,
  endpoint: orderOperationEndpoints.changeDeliveredAt,
  words: {
    label: (t) => t('operation', 'Set actual delivery date…'),
    title: (t) => t('operation', 'Set actual delivery date'),
    verb: (t) => t('dialog', 'OK'),
    done: (t, track) => t('operation', 'Actual delivery date of {track} set', { track }),
    doneMany: (t, count) =>
      t('operation', '{count, plural, one {Actual delivery date of # order set} other {Actual delivery date of # orders set}}', { count }),
    kept: (t, count) =>
      t(
        'operation',
        '{count, plural, one {# order had no such date before and keeps this one.} other {# orders had no such date before and keep this one.}}',
        { count },
      ),
  },
  input: {
    asksWith: 'dialog',
    confirm: (t) => t('dialog', 'OK'),
    Fields: part(() => import('./delivered-at-fields.tsx').then((module) => ({ default: module.DeliveredAtFields }))),
    size: 'narrow',
    closesAtOnce: true,
  },
  send: ({ id }, input) => changeDeliveredAt(id, {}, given(input.deliveredAt)),
  many: (input) => deliveredAtJob(given(input.deliveredAt)),
  isEachByItself: true,
  // A time of delivery can be changed, never taken away: only what had one goes back.
  back: (before, made) =>
    before.flatMap(({ id, delivered_at }) =>
      delivered_at ? [{ order_ids: [id], job: unlessChanged(deliveredAtJob(delivered_at), made) }] : [],
    ),
}
