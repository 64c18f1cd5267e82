import { useQueryClient } from '@tanstack/react-query'
import { ordersChannelFor, REALTIME_EVENT } from '@tracklane/contract/realtime'
import { useEffect, useMemo } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { useSubscribedChannel } from '#features/order/subscribed-channel.store.ts'
import { useLive } from '#features/realtime/live.store.ts'
import { askAgain, askedBefore } from '#lib/ask-again.ts'
import { coalesced, repeated } from '#lib/coalesced.ts'
import { onReconnected, useChannel } from '#lib/realtime.ts'
import { rejectedStatistics } from './rejected-order.api.ts'

/** They count every order that ended: they are asked for at most so often, in milliseconds. */
const REST = 5_000

/** Keeps the statistics true to what others do. */
export function useStatisticsLive(): void {
  const queryClient = useQueryClient()
  const own = ordersChannelFor(useProfile())
  const wanted = useSubscribedChannel((area) => area.channel)
  const channel = wanted === undefined ? own : wanted
  const isLive = useLive((state) => state.isLive)
  const ask = useMemo(() => {
    const queryKey = rejectedStatistics.all()
    return (moment?: number) => askAgain(queryClient, askedBefore(queryClient, { queryKey }, moment))
  }, [queryClient])
  const refresh = useMemo(() => coalesced(ask, REST), [ask])
  useChannel(channel, { [REALTIME_EVENT.ordersChanged]: refresh })
  useEffect(() => {
    // Nobody tells of all organizations at once: whoever looks at the window again asks.
    if (channel !== null) return
    const again = () => void ask()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [channel, ask])
  useEffect(() => onReconnected((moment) => void ask(moment)), [ask])
  useEffect(() => (isLive ? undefined : repeated(ask, REST)), [isLive, ask])
}
