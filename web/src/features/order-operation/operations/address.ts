import { IconMapPin } from '@tabler/icons-react'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { lazy } from 'react'
import { type Job, oneOrder } from '#features/order-bulk/bulk-job.rules.ts'
import { given, type OperationKind } from '#features/order-operation/operation.ts'
import { changedMany, changeVerb } from '#features/order-operation/operation-words.ts'
import { call } from '#lib/http.ts'

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
    change: (t) => t('operation', 'Change address'),
    verb: changeVerb,
    done: (t, track) => t('operation', 'Address of {track} changed', { track }),
    doneMany: changedMany,
  },
  input: {
    asksWith: 'dialog',
    confirm: (t) => t('operation', 'Change address'),
    Fields: lazy(() => import('./address-fields.tsx').then((module) => ({ default: module.AddressFields }))),
  },
  job: { one: ({ version }, input) => addressJob(version, given(input.address)) },
  // From the version that the change has made: what others do to the order after it is not undone along with it.
  back: (before, now) =>
    now ? before.map(({ id, customer_address }) => ({ order_ids: [id], job: addressJob(now.version, customer_address) })) : [],
}
