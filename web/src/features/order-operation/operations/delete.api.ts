import { IconRestore, IconTrash } from '@tabler/icons-react'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { eachOrder } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { allBack, asItWas, type OperationKind } from '#features/order-operation/operation.rules.ts'
import { call } from '#lib/http.ts'

async function deleteOrder(id: number): Promise<undefined> {
  await call(orderOperationEndpoints.remove, { params: { id } })
}

async function restoreOrder(id: number): Promise<undefined> {
  await call(orderOperationEndpoints.restore, { params: { id } })
}

const deleteJob = eachOrder(deleteOrder)
const restoreJob = eachOrder(restoreOrder)

/** Named so because `delete` is a reserved word. */
export const deletion: OperationKind = {
  name: 'delete',
  icon: IconTrash,
  endpoint: orderOperationEndpoints.remove,
  words: {
    label: (t) => t('dialog', 'Delete…'),
    title: (t) => t('dialog', 'Delete'),
    question: (t, count) => t('operation', '{count, plural, one {Delete # order?} other {Delete # orders?}}', { count }),
    verb: (t, count) => t('operation', '{count, plural, =0 {Delete} one {Delete # order} other {Delete # orders}}', { count }),
    done: (t, track) => t('operation', '{track} deleted', { track }),
    doneMany: (t, count) => t('operation', '{count, plural, one {# order deleted} other {# orders deleted}}', { count }),
  },
  input: {
    asksWith: 'question',
    note: { many: (t) => t('operation', 'They can be restored.') },
    namesOrders: true,
  },
  send: ({ id }) => deleteOrder(id),
  many: () => deleteJob,
  isEachByItself: true,
  back: allBack(restoreJob),
  opposite: 'restore',
  isIdle: ({ deleted }) => deleted,
  isDanger: true,
}

export const restore: OperationKind = {
  name: 'restore',
  icon: IconRestore,
  endpoint: orderOperationEndpoints.restore,
  words: {
    label: (t) => t('operation', 'Restore…'),
    title: (t) => t('operation', 'Restore'),
    verb: (t, count) => t('operation', '{count, plural, =0 {Restore} one {Restore # order} other {Restore # orders}}', { count }),
    done: (t, track) => t('operation', '{track} restored', { track }),
    doneMany: (t, count) => t('operation', '{count, plural, one {# order restored} other {# orders restored}}', { count }),
  },
  input: asItWas,
  send: ({ id }) => restoreOrder(id),
  many: () => restoreJob,
  isEachByItself: true,
  back: allBack(deleteJob),
  opposite: 'delete',
  isIdle: ({ deleted }) => !deleted,
}
