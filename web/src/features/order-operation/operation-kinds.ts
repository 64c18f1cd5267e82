import {
  type Icon,
  IconArchive,
  IconArchiveOff,
  IconCalendarCheck,
  IconCalendarEvent,
  IconCash,
  IconCashOff,
  IconMapPin,
  IconRestore,
  IconTrash,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react'
import { type Endpoint, mayCall } from '@tracklane/contract/kit/endpoint'
import type { Role } from '@tracklane/contract/kit/role'
import {
  OPERATIONS,
  type OperableOrder,
  type Operation,
  operationRefusal,
  orderOperationEndpoints,
} from '@tracklane/contract/order-operation'

interface OperationFacts {
  readonly icon: Icon
  /** Who may call it may do it. */
  readonly endpoint: Endpoint
  /** It asks for something that goes along. */
  readonly hasInput?: boolean
  /** Each order has its own input. */
  readonly isForOne?: boolean
  /** Its place in a menu is taken by the other one while that can be done. */
  readonly opposite?: Operation
}

/** Every operation of the specification §4 beside the moves, in the order of the menus. */
const FACTS: Record<Operation, OperationFacts> = {
  courier: { icon: IconUserPlus, endpoint: orderOperationEndpoints.assignCourier, hasInput: true },
  courier_off: { icon: IconUserMinus, endpoint: orderOperationEndpoints.assignCourier },
  delivery_date: { icon: IconCalendarEvent, endpoint: orderOperationEndpoints.setDeliveryDate, hasInput: true },
  delivered_at: { icon: IconCalendarCheck, endpoint: orderOperationEndpoints.changeDeliveredAt, hasInput: true },
  address: { icon: IconMapPin, endpoint: orderOperationEndpoints.changeAddress, hasInput: true, isForOne: true },
  paid: { icon: IconCash, endpoint: orderOperationEndpoints.setPaid, opposite: 'unpaid' },
  unpaid: { icon: IconCashOff, endpoint: orderOperationEndpoints.setPaid, opposite: 'paid' },
  archive: { icon: IconArchive, endpoint: orderOperationEndpoints.archive, opposite: 'archive_restore' },
  archive_restore: { icon: IconArchiveOff, endpoint: orderOperationEndpoints.restoreFromArchive, opposite: 'archive' },
  delete: { icon: IconTrash, endpoint: orderOperationEndpoints.remove, opposite: 'restore' },
  restore: { icon: IconRestore, endpoint: orderOperationEndpoints.restore, opposite: 'delete' },
}

const IN_ORDER = OPERATIONS.toSorted((left, right) => placeOf(left) - placeOf(right))

export function factsOf(operation: Operation): OperationFacts {
  return FACTS[operation]
}

/** What this person may do with orders at all. */
export function operationsOf(role: Role): Operation[] {
  return IN_ORDER.filter((operation) => mayCall(FACTS[operation].endpoint, role))
}

/** What a menu of one order offers: of two opposites only the one that leads on. */
export function offeredOperations(role: Role, order: OperableOrder): Operation[] {
  return operationsOf(role).filter((operation) => {
    const { opposite } = FACTS[operation]
    if (!opposite) return operation !== 'courier_off' || order.courier_id !== null
    return !isUndone(operation, order)
  })
}

/** Its opposite is what can be done: mentioning it would only say what everybody sees. */
function isUndone(operation: Operation, order: OperableOrder): boolean {
  switch (operation) {
    case 'paid':
      return order.paid
    case 'unpaid':
      return !order.paid
    case 'archive':
      return order.archived
    case 'archive_restore':
      return !order.archived
    default:
      return operationRefusal(operation, order) !== undefined
  }
}

/** The same for many: what none of them is, while its opposite can be done with some, is left out. */
export function offeredForMany(role: Role, orders: readonly OperableOrder[]): Operation[] {
  const canAny = (operation: Operation) => orders.some((order) => !operationRefusal(operation, order))
  return operationsOf(role).filter((operation) => {
    const { opposite, isForOne } = FACTS[operation]
    if (isForOne) return false
    return canAny(operation) || !opposite || !canAny(opposite)
  })
}

function placeOf(operation: Operation): number {
  return Object.keys(FACTS).indexOf(operation)
}
