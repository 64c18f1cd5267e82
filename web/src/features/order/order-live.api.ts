import { useQueryClient } from '@tanstack/react-query'
import { ordersChannelFor, REALTIME_EVENT } from '@tracklane/contract/realtime'
import { useEffect, useMemo, useRef } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { useAskWhileDeaf } from '#features/realtime/live.store.ts'
import { coalesced } from '#lib/coalesced.ts'
import { onReconnected, useChannel } from '#lib/realtime.ts'
import { ordersChanged, ordersMissed } from './orders-changed.api.ts'
import { useSubscribedChannel } from './subscribed-channel.store.ts'

/** Milliseconds between two refetches: well within the second in which two screens must agree. */
const REST = 250

/**
 * Keeps every open list, board and order up to date with other people's changes, from the sign-in on, since a change may come before the
 * first answer. Totals and sums of orders that were never loaded change too, so everything is asked for again.
 */
export function useOrdersLive(): void {
  const queryClient = useQueryClient()
  /** Orders that were heard of but not passed on yet; null: any order may have changed. */
  const heard = useRef<readonly number[] | null>([])
  const refresh = useMemo(() => {
    const tell = () => {
      const ids = heard.current
      heard.current = []
      return ordersChanged(queryClient, ids)
    }
    return coalesced(tell, REST)
  }, [queryClient])

  const own = ordersChannelFor(useProfile())
  const wanted = useSubscribedChannel(({ channel }) => channel)
  useChannel(wanted === undefined ? own : wanted, {
    [REALTIME_EVENT.ordersChanged]: ({ ids }) => {
      heard.current = heard.current && ids && [...heard.current, ...ids]
      refresh()
    },
  })
  useEffect(() => onReconnected((moment) => void ordersMissed(queryClient, moment)), [queryClient])
  useAskWhileDeaf(() => ordersChanged(queryClient, null))
}
