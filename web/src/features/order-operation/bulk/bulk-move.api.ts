import { queryOptions } from '@tanstack/react-query'
import { MAX_ORDERS } from '@tracklane/contract/order-bulk'
import { type MovePreview, orderMoveEndpoints } from '@tracklane/contract/order-move'
import { OrderStatusId } from '@tracklane/contract/order-status'
import type { MoveBody, OnSending } from '#features/order-move/order-move.rules.ts'
import { call } from '#lib/http.ts'
import { type Job, slices, versionsOf } from './bulk-job.rules.ts'

export function moveJob(to: number, body: MoveBody, onSending?: OnSending): Job {
  return {
    send: async (order_ids, key, seen, batch) => {
      onSending?.(order_ids, to)
      const { data } = await call(orderMoveEndpoints.setStatuses, {
        headers: { 'Idempotency-Key': key },
        body: {
          ...body,
          ...versionsOf(order_ids, seen),
          ...(batch && { batch }),
          order_ids: [...order_ids],
          status_id: OrderStatusId.parse(to),
        },
      })
      return data
    },
  }
}

export const bulkMoveQueries = {
  /** Valid for the moment only and never cached. It is outside the orders' key, because nothing may change while it is read. */
  preview: (order_ids: readonly number[], to: number) =>
    queryOptions({
      queryKey: ['order-move-preview', to, order_ids],
      queryFn: ({ signal }) => previewMove(order_ids, to, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      meta: { silent: true },
    }),
}

export async function previewMove(order_ids: readonly number[], to: number, signal: AbortSignal): Promise<MovePreview> {
  const parts = await Promise.all(slices(order_ids, MAX_ORDERS).map((ids) => previewSome(ids, to, signal)))
  return {
    can: parts.flatMap((part) => part.can),
    refused: parts.flatMap((part) => part.refused),
    requires: parts.flatMap((part) => part.requires),
    asks: [...new Set(parts.flatMap((part) => part.asks))],
  }
}

async function previewSome(order_ids: number[], to: number, signal: AbortSignal): Promise<MovePreview> {
  const body = { order_ids, status_id: OrderStatusId.parse(to) }
  return (await call(orderMoveEndpoints.previewStatuses, { body }, signal)).data
}
