import { useQueryClient } from '@tanstack/react-query'
import { ordersChannel, REALTIME_EVENT } from '@tracklane/contract/realtime'
import { useEffect, useMemo, useRef } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { coalesced } from '#lib/coalesced.ts'
import { onReconnected, useChannel } from '#lib/realtime.ts'
import { ordersChanged } from './orders-changed.api.ts'

/** Milliseconds between two refetches: well within the second in which two screens must agree. */
const REST = 250

/**
 * Keeps every open list, board and order true to what others do. Totals and sums of orders that were never loaded change too,
 * so all of it is asked for again; gives back who has changed since, for whoever wants to show it.
 */
export function useOrdersLive() {
  const queryClient = useQueryClient()
  const { organization_id, country_id } = useProfile()
  const changed = useRef(new Set<number>())
  /** Heard of, and not told on yet; null: anybody may have changed. */
  const heard = useRef<readonly number[] | null>([])
  const refresh = useMemo(() => {
    const tell = () => {
      const ids = heard.current
      heard.current = []
      return ordersChanged(queryClient, ids)
    }
    return coalesced(tell, REST)
  }, [queryClient])

  useChannel(organization_id === null ? null : ordersChannel(organization_id, country_id), {
    [REALTIME_EVENT.ordersChanged]: ({ ids }) => {
      for (const id of ids ?? []) changed.current.add(id)
      heard.current = heard.current && ids && [...heard.current, ...ids]
      refresh()
    },
  })
  useEffect(
    () =>
      onReconnected(() => {
        heard.current = null
        refresh()
      }),
    [refresh],
  )

  return changed
}
