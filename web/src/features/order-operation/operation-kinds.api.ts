import type { Operation } from '@tracklane/contract/order-operation'
import { address } from '#features/order-operation/operations/address.api.ts'
import { archive, archiveRestore } from '#features/order-operation/operations/archive.api.ts'
import { courier, courierOff } from '#features/order-operation/operations/courier.api.ts'
import { deletion, restore } from '#features/order-operation/operations/delete.api.ts'
import { deliveredAt, deliveredOff } from '#features/order-operation/operations/delivered-at.api.ts'
import { deliveryDate } from '#features/order-operation/operations/delivery-date.api.ts'
import { paid, unpaid } from '#features/order-operation/operations/paid.api.ts'
import type { OperationKind } from './operation.rules.ts'

/** All operations except moves, in the order of the menus. */
export const OPERATION_KINDS: readonly OperationKind[] = [
  courier,
  courierOff,
  deliveryDate,
  deliveredAt,
  deliveredOff,
  address,
  paid,
  unpaid,
  archive,
  archiveRestore,
  deletion,
  restore,
]

const BY_NAME = new Map(OPERATION_KINDS.map((kind) => [kind.name, kind]))

export function kindOf(operation: Operation): OperationKind {
  const kind = BY_NAME.get(operation)
  if (!kind) throw new Error(`No operation ${operation}`)
  return kind
}
