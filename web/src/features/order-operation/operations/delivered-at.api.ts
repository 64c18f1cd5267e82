import { IconCalendarCheck, IconCalendarX } from '@tabler/icons-react'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { HANDED_OVER_STATUSES } from '@tracklane/contract/order-status'
import { type Batch, type Job, oneOrder, unlessChanged, type Versions } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { given, type OperationKind, type OperationOrder } from '#features/order-operation/operation.rules.ts'
import { call } from '#lib/http.ts'
import { part } from '#ui/part.ts'

async function changeDeliveredAt(id: number, headers: { 'If-Match'?: string }, deliveredAt: string | null): Promise<number> {
  return (await call(orderOperationEndpoints.changeDeliveredAt, { params: { id }, headers, body: { deliveredAt } })).data.version
}

function deliveredAtJob(deliveredAt: string | null): Job {
  return oneOrder((id, headers) => changeDeliveredAt(id, headers, deliveredAt))
}

/** Makes the Undo. Handed-over orders need a date, and a card does not know the former one: such an order keeps the new date. */
function back(before: readonly OperationOrder[], made: Versions): Batch[] {
  return before.flatMap((order) => {
    const { id, delivered_at } = order
    const hasWay = delivered_at || (delivered_at === null && !HANDED_OVER_STATUSES.includes(order.status_id))
    return hasWay ? [{ order_ids: [id], job: unlessChanged(deliveredAtJob(delivered_at), made) }] : []
  })
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
  back,
}

/** Removes a wrong actual delivery date. */
export const deliveredOff: OperationKind = {
  name: 'delivered_off',
  icon: IconCalendarX,
  endpoint: orderOperationEndpoints.changeDeliveredAt,
  words: {
    label: (t) => t('operation', 'Take the actual delivery date off'),
    verb: (t, count) =>
      t(
        'operation',
        '{count, plural, =0 {Take the actual delivery date off} one {Take the actual delivery date off # order} other {Take the actual delivery date off # orders}}',
        { count },
      ),
    done: (t, track) => t('operation', 'Actual delivery date taken off {track}', { track }),
    doneMany: (t, count) =>
      t('operation', '{count, plural, one {Actual delivery date taken off # order} other {Actual delivery date taken off # orders}}', {
        count,
      }),
  },
  send: ({ id }) => changeDeliveredAt(id, {}, null),
  many: () => deliveredAtJob(null),
  isEachByItself: true,
  back,
  isIdle: ({ delivered_at }) => !delivered_at,
}
