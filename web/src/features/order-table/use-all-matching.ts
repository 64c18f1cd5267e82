import { useMutation } from '@tanstack/react-query'
import type { OrderFacts } from '@tracklane/contract/order-list'
import { useEffect, useRef } from 'react'
import { fetchAllMatching, type OrderListQuery } from '#features/order-list/order-list.api.ts'

/** Chooses all matching orders; none where the person has changed the list meanwhile, or left. */
export function useAllMatching(query: OrderListQuery, onChosen: (orders: readonly OrderFacts[]) => void) {
  const asking = useRef<AbortController>(undefined)
  const stop = () => asking.current?.abort()
  const all = useMutation({
    mutationFn: ({ signal }: AbortController) => fetchAllMatching(query, signal).catch((error: unknown) => unlessStopped(signal, error)),
    onSuccess: (orders, { signal }) => {
      if (orders && !signal.aborted) onChosen(orders)
    },
  })
  const { reset } = all
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is what makes the answer worthless
  useEffect(() => {
    reset()
    return stop
  }, [query, reset])

  return {
    isLoading: all.isPending,
    /** The orders of this list that were chosen this way. */
    chosen: all.data,
    choose: () => {
      stop()
      asking.current = new AbortController()
      all.mutate(asking.current)
    },
    /** Drops the orders chosen this way, and a request that is on its way. */
    forget: () => {
      stop()
      reset()
    },
  }
}

/** Returns undefined for a request that was stopped on purpose; throws other errors. */
function unlessStopped(signal: AbortSignal, error: unknown): undefined {
  if (!signal.aborted) throw error
}
