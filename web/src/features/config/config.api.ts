import { type QueryKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { configEndpoints } from '@tracklane/contract/config'
import { useEffect, useRef } from 'react'
import { call } from '#lib/http.ts'

/** Milliseconds between two checks whether the preparation is done. */
const PREPARING_MS = 2_000

export const configQueries = {
  all: () => ['config'] as const,
  /** The brand, and the address of realtime. */
  get: () =>
    queryOptions({
      queryKey: configQueries.all(),
      queryFn: async ({ signal }) => (await call(configEndpoints.get, {}, signal)).data,
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }) => (state.data?.preparing ? PREPARING_MS : false),
      meta: { silent: true }, // every screen can do without
    }),
}

/** Returns whether the texts about the product are still being written; when they are done, queries with these keys load again. */
export function usePreparing(...keys: readonly QueryKey[]): boolean {
  const client = useQueryClient()
  const isPreparing = useQuery(configQueries.get()).data?.preparing ?? false
  const was = useRef(isPreparing)
  useEffect(() => {
    if (was.current && !isPreparing) for (const queryKey of keys) void client.invalidateQueries({ queryKey })
    was.current = isPreparing
  })
  return isPreparing
}
