import { useMutation } from '@tanstack/react-query'
import type { BulkResult } from '@tracklane/contract/order-bulk'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { ApiError, isUnreachable } from '#lib/http.ts'
import { useT } from '#lib/i18n.ts'
import { patiently } from '#lib/patiently.ts'
import { reportError } from '#lib/query-client.ts'
import { newRequestKey } from '#lib/request-key.ts'
import { type ToastAction, toastError, toastSuccess, toastWarning } from '#ui/toast.ts'
import { type Batch, type Chunk, chunksOf, countByReason, isFinal, type NamedOrder, versionsMade } from './bulk-job.rules.ts'
import { stayedForReason } from './stayed-text.rules.ts'

/** Returns the Undo of an action on many orders, as the button of a toast. It works after its screen is gone. */
export function useUndoMany(): (back: Back) => ToastAction | undefined {
  const t = useT()
  const ordersChanged = useOrdersChanged()
  const undo = useMutation({
    mutationFn: ({ chunks }: WayBack) => sendChunks(chunks),
    // Silent, since the texts below report the outcome.
    meta: { silent: true },
    onSuccess: ({ done, refused }, { orders, undoneText }) => {
      if (done.length > 0) toastSuccess(undoneText?.(done.length) ?? t('operation', 'Undone'))
      for (const [reason, count] of countByReason(refused)) {
        const ids = new Set(refused.flatMap((one) => (one.reason === reason ? [one.id] : [])))
        const tracks = orders.flatMap(({ id, track }) => (ids.has(id) ? [track] : []))
        toastWarning(stayedForReason(t, count, reason, tracks.slice(0, NAMED)))
      }
    },
    onError: (error, way) => {
      if (!isUnreachable(error)) return reportError(error)
      const again = { label: t('error', 'Try again'), onAction: () => undo.mutate(way), isUndo: true }
      toastError(t('operation', 'It is not known whether this was undone: the server cannot be reached.'), again)
    },
    onSettled: (_data, _error, { chunks }) => ordersChanged(chunks.flatMap(({ order_ids }) => order_ids)),
  })
  return ({ batches, ...rest }) => {
    // Each request keeps its key: sent again after a lost answer, it has one effect.
    const way = { chunks: chunksOf(batches, newRequestKey), ...rest }
    return way.chunks.length === 0 ? undefined : { label: t('dialog', 'Undo'), onAction: () => undo.mutate(way), isUndo: true }
  }
}

interface Back {
  readonly batches: readonly Batch[]
  /** All orders, so that the ones that cannot go back are named. */
  readonly orders: readonly NamedOrder[]
  readonly undoneText?: (count: number) => string
}

interface WayBack extends Omit<Back, 'batches'> {
  readonly chunks: readonly Chunk[]
}

/** The number of orders that a toast names. */
const NAMED = 5

/**
 * Sends the requests in turn. A lost answer is asked for again under its key, with one effect. A refused request refuses only its own
 * orders.
 */
export async function sendChunks(chunks: readonly Chunk[]) {
  const done: number[] = []
  const refused: { id: number; reason: string }[] = []
  const made = new Map<number, number>()
  for (const { job, order_ids, key, batch } of chunks) {
    const answer = await patiently(() => job.send(order_ids, key, undefined, batch)).catch((error: unknown) => refusing(order_ids, error))
    done.push(...answer.done)
    refused.push(...answer.refused)
    for (const [id, version] of versionsMade(answer)) made.set(id, version)
  }
  return { done, refused, made }
}

function refusing(ids: readonly number[], error: unknown): BulkResult {
  if (!(error instanceof ApiError) || !isFinal(error.status)) throw error
  return { done: [], refused: ids.map((id) => ({ id, reason: error.reasons.join('\n') })) }
}
