import type { OrderStatusRow } from '@tracklane/contract/order-status'

/** Returns the sub-statuses of a status that all of these orders may have: shared ones, and those of their one organization. */
export function reasonsOf(
  statuses: readonly OrderStatusRow[] | undefined,
  statusId: number,
  orders: readonly { readonly organization_id: number }[],
): OrderStatusRow['sub_statuses'] {
  const all = statuses?.find(({ id }) => id === statusId)?.sub_statuses ?? []
  return all.filter(({ organization_id: owner }) => owner === null || orders.every(({ organization_id }) => organization_id === owner))
}
