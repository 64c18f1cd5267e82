import { useMutation } from '@tanstack/react-query'
import type { OrderFacts } from '@tracklane/contract/order-list'
import { useEffect, useRef } from 'react'
import { fetchAllMatching, type OrderListQuery } from '#features/order-list/order-list.api.ts'

/** Chooses all orders that match; whoever has asked for another list meanwhile, or left, gets none of them. */
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
    /** The orders of this list that are chosen in this way. */
    chosen: all.data,
    choose: () => {
      stop()
      asking.current = new AbortController()
      all.mutate(asking.current)
    },
    /** Forgets the orders chosen in this way, and those on their way. */
    forget: () => {
      stop()
      reset()
    },
  }
}

/** The end of a request is no news to the one who stopped it. */
function unlessStopped(signal: AbortSignal, error: unknown): undefined {
  if (!signal.aborted) throw error
}
