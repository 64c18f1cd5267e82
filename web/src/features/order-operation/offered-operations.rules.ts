import { mayCall } from '@tracklane/contract/kit/endpoint'
import type { Role } from '@tracklane/contract/kit/role'
import { type OperableOrder, operationRefusal } from '@tracklane/contract/order-operation'
import type { OperationKind } from './operation.rules.ts'

/** Returns the operations that this role may do at all. */
export function openTo(role: Role, kinds: readonly OperationKind[]): OperationKind[] {
  return kinds.filter(({ endpoint }) => mayCall(endpoint, role))
}

/** Returns the operations for a menu of one order; of two opposites only the one that applies. */
export function offeredForOne(role: Role, kinds: readonly OperationKind[], order: OperableOrder): OperationKind[] {
  return openTo(role, kinds).filter(({ isIdle }) => !isIdle?.(order))
}

/** Returns the operations for many orders. One that fits none of them is left out where its opposite fits some. */
export function offeredForMany(role: Role, kinds: readonly OperationKind[], orders: readonly OperableOrder[]): OperationKind[] {
  const canAny = (operation: OperationKind['name']) => orders.some((order) => !operationRefusal(operation, order))
  return openTo(role, kinds).filter(({ name, many, opposite }) => many !== undefined && (canAny(name) || !opposite || !canAny(opposite)))
}

/** Returns the operations for all matching orders, which may be thousands: operations with a request per order are only for ticked ones. */
export function forAllThatMatch(kinds: readonly OperationKind[]): OperationKind[] {
  return kinds.filter(({ isEachByItself }) => !isEachByItself)
}
