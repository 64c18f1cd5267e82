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
    /** What has been chosen so of this list. */
    chosen: all.data,
    choose: () => {
      stop()
      asking.current = new AbortController()
      all.mutate(asking.current)
    },
    /** Of those chosen so, and of those on their way, nothing is known any more. */
    forget: () => {
      stop()
      reset()
    },
  }
}

/** That it was stopped is no news to whoever stopped it. */
function unlessStopped(signal: AbortSignal, error: unknown): undefined {
  if (!signal.aborted) throw error
}
