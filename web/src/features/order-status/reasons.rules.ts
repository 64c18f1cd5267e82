import type { OrderStatusRow } from '@tracklane/contract/order-status'

/** The sub-statuses of a status that each of these orders may carry: those that all share, and their own organization's. */
export function reasonsOf(
  statuses: readonly OrderStatusRow[] | undefined,
  statusId: number,
  orders: readonly { readonly organization_id: number }[],
): OrderStatusRow['sub_statuses'] {
  const all = statuses?.find(({ id }) => id === statusId)?.sub_statuses ?? []
  return all.filter(({ organization_id: owner }) => owner === null || orders.every(({ organization_id }) => organization_id === owner))
}
