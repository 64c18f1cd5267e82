import type { Operation } from '@tracklane/contract/order-operation'
import type { OperationKind } from './operation.ts'
import { address } from './operations/address.ts'
import { archive, archiveRestore } from './operations/archive.ts'
import { courier, courierOff } from './operations/courier.tsx'
import { deletion, restore } from './operations/delete.ts'
import { deliveredAt } from './operations/delivered-at.ts'
import { deliveryDate } from './operations/delivery-date.ts'
import { paid, unpaid } from './operations/paid.ts'

/** Every operation of the specification §4 beside the moves, in the order of the menus. */
export const OPERATION_KINDS: readonly OperationKind[] = [
  courier,
  courierOff,
  deliveryDate,
  deliveredAt,
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
