import type { OrderAdminQuery, OrderAdminRow } from '@tracklane/contract/order-admin'
import type { z } from 'zod'
import { organizationNames } from '#features/organization/organization.service.ts'
import type { Context } from '#platform/context.ts'
import type { Page } from '#platform/list/paging.ts'
import { listOrders } from './order-list.service.ts'

/** Lists a page of orders of all organizations, each with the name of its organization. */
export async function listOrdersOfAll(ctx: Context, query: OrderAdminQuery): Promise<Page<z.input<typeof OrderAdminRow>>> {
  const { rows, total } = await listOrders(ctx, query)
  const names = await organizationNames(
    ctx,
    rows.map(({ organization_id }) => organization_id),
  )
  return { rows: rows.map((row) => ({ organization: names.get(row.organization_id) ?? '', ...row })), total }
}
