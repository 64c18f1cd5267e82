import { type Operation, operationRefusal } from '@tracklane/contract/order-operation'
import type { OrderColumns } from '#db/tables/order.table.ts'
import { flagsOf, type OrderView } from '#features/order/order.rules.ts'
import type { Decision } from '#features/order-bulk/change-orders.service.ts'

/** What an operation makes of an order whose state lets it. */
export function decideOperation(operation: Operation, order: OrderView, columns: OrderColumns): Decision {
  const reason = operationRefusal(operation, { ...flagsOf(order), ...order })
  return reason ? { order, field: 'order_id', reason } : { order, columns }
}
