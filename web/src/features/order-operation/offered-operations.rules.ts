import { mayCall } from '@tracklane/contract/kit/endpoint'
import type { Role } from '@tracklane/contract/kit/role'
import { type OperableOrder, operationRefusal } from '@tracklane/contract/order-operation'
import type { OperationKind } from './operation.rules.ts'

/** Operations that this person may do at all. */
export function openTo(role: Role, kinds: readonly OperationKind[]): OperationKind[] {
  return kinds.filter(({ endpoint }) => mayCall(endpoint, role))
}

/** Operations in a menu of one order: of two opposites only the one that leads on. */
export function offeredForOne(role: Role, kinds: readonly OperationKind[], order: OperableOrder): OperationKind[] {
  return openTo(role, kinds).filter(({ isIdle }) => !isIdle?.(order))
}

/** The same for many: what none of them is, while its opposite can be done with some, is left out. */
export function offeredForMany(role: Role, kinds: readonly OperationKind[], orders: readonly OperableOrder[]): OperationKind[] {
  const canAny = (operation: OperationKind['name']) => orders.some((order) => !operationRefusal(operation, order))
  return openTo(role, kinds).filter(({ name, many, opposite }) => many !== undefined && (canAny(name) || !opposite || !canAny(opposite)))
}

/** Operations on all that match, thousands of them: those that would ask for each by itself stay with the ticked ones. */
export function forAllThatMatch(kinds: readonly OperationKind[]): OperationKind[] {
  return kinds.filter(({ isEachByItself }) => !isEachByItself)
}
