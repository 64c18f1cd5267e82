import { IconMapPin } from '@tabler/icons-react'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { type Job, oneOrder } from '#features/order-bulk/bulk-job.rules.ts'
import { given, type OperationKind } from '#features/order-operation/operation.ts'
import { changedMany } from '#features/order-operation/operation-words.ts'
import { call, rowOf } from '#lib/http.ts'
import { part } from '#lib/part.ts'

/** Unless somebody has changed the order since it had this version. */
function addressJob(version: number, address: string): Job {
  const headers = { 'If-Match': `"${version}"` }
  return oneOrder((id) => call(orderOperationEndpoints.changeAddress, { params: { id }, headers, body: { address } }))
}

/** Each order has its own: there is no way for many. */
export const address: OperationKind = {
  name: 'address',
  icon: IconMapPin,
  endpoint: orderOperationEndpoints.changeAddress,
  words: {
    label: (t) => t('operation', 'Change address…'),
    title: (t) => t('operation', 'Change address'),
    verb: (t) => t('operation', 'Change address'),
    done: (t, track) => t('operation', 'Address of {track} changed', { track }),
    doneMany: changedMany,
  },
  input: {
    asksWith: 'dialog',
    Fields: part(() => import('./address-fields.tsx').then((module) => ({ default: module.AddressFields }))),
  },
  job: { one: ({ version }, input) => addressJob(version, given(input.address)) },
  meets: {
    theirsIn: (error) => rowOf(error, orderOperationEndpoints.changeAddress),
    field: { id: 'customer_address', label: (t) => t('order', 'Address') },
  },
  // From the version that the change has made: what others do to the order after it is not undone along with it.
  back: (before, now) =>
    now ? before.map(({ id, customer_address }) => ({ order_ids: [id], job: addressJob(now.version, customer_address) })) : [],
}
