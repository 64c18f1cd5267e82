import { useQueryClient } from '@tanstack/react-query'
import { ordersChannelFor, REALTIME_EVENT } from '@tracklane/contract/realtime'
import { useEffect, useMemo } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { homeQueries } from '#features/home/home.api.ts'
import { useAskWhileDeaf } from '#features/realtime/live.store.ts'
import { askAgain, askedBefore } from '#lib/ask-again.ts'
import { coalesced } from '#lib/coalesced.ts'
import { onReconnected, useChannel } from '#lib/realtime.ts'

/** Milliseconds between two requests at least, since the numbers count every order. */
const REST = 5_000

/** Keeps the numbers and the waiting orders up to date with other people's changes. */
export function useHomeLive(): void {
  const queryClient = useQueryClient()
  const profile = useProfile()
  const ask = useMemo(() => {
    const { queryKey } = homeQueries.numbers()
    return (moment?: number) => askAgain(queryClient, askedBefore(queryClient, { queryKey }, moment))
  }, [queryClient])
  const refresh = useMemo(() => coalesced(ask, REST), [ask])
  useChannel(ordersChannelFor(profile), { [REALTIME_EVENT.ordersChanged]: refresh })
  useEffect(() => onReconnected((moment) => void ask(moment)), [ask])
  useAskWhileDeaf(() => ask())
}
