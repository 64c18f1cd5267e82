import type { ModelLog } from '@tracklane/contract/model-log'
import type { StatusLogEntry } from '@tracklane/contract/order-log'
import type { z } from 'zod'
import { findLog } from '#features/model-log/model-log.service.ts'
import type { Context } from '#platform/context.ts'
import { getVisibleOrder } from './order.service.ts'
import { findStatusLog } from './order-log.queries.ts'

export async function getStatusLog(ctx: Context, orderId: number): Promise<z.input<typeof StatusLogEntry>[]> {
  await getVisibleOrder(ctx, orderId)
  return findStatusLog(ctx.db, orderId)
}

type Paging = Parameters<typeof findLog>[3]

export async function getOrderLog(ctx: Context, orderId: number, paging: Paging): Promise<z.input<typeof ModelLog>> {
  await getVisibleOrder(ctx, orderId)
  return findLog(ctx, 'order', orderId, paging)
}
