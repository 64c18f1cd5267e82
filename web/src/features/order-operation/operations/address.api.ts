import { IconMapPin } from '@tabler/icons-react'
import { orderOperationEndpoints } from '@tracklane/contract/order-operation'
import { type Job, oneOrder, unlessChanged, unlessNewer } from '#features/order-operation/bulk/bulk-job.rules.ts'
import { changedMany, given, type OperationKind } from '#features/order-operation/operation.rules.ts'
import { call, rowOf } from '#lib/http.ts'
import { part } from '#ui/part.ts'

async function changeAddress(id: number, headers: { 'If-Match'?: string }, address: string): Promise<number> {
  return (await call(orderOperationEndpoints.changeAddress, { params: { id }, headers, body: { address } })).data.version
}

function addressJob(address: string): Job {
  return oneOrder((id, headers) => changeAddress(id, headers, address))
}

/** For single orders only, since each has its own address. */
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
    isTyped: true,
    Fields: part(() => import('./address-fields.tsx').then((module) => ({ default: module.AddressFields }))),
  },
  send: ({ id, version }, input) => changeAddress(id, unlessNewer(version), given(input.address)),
  meets: {
    conflictingRow: (error) => rowOf(error, orderOperationEndpoints.changeAddress),
    field: { id: 'customer_address', label: (t) => t('order', 'Address') },
  },
  back: (before, made) =>
    before.map(({ id, customer_address }) => ({ order_ids: [id], job: unlessChanged(addressJob(customer_address), made) })),
}
