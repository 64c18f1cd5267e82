import { type QueryFilters, useQuery, useQueryClient } from '@tanstack/react-query'
import { authEndpoints, type Profile } from '@tracklane/contract/auth'
import { flowChannelFor } from '@tracklane/contract/realtime'
import { useEffect } from 'react'
import { keepAnswered, NEXT_SESSION, personIn, useMaybeProfile } from '#features/auth/auth.api.ts'
import { configQueries } from '#features/config/config.api.ts'
import { useOrdersLive } from '#features/order/order-live.api.ts'
import { ordersChanged } from '#features/order/orders-changed.api.ts'
import { orderFlowQueries } from '#features/order-flow/order-flow.api.ts'
import { showDataUpdate } from '#features/realtime/data-update.store.ts'
import { useAskWhileDeaf, useLiveWatch } from '#features/realtime/live.store.ts'
import { useConnectionAs } from '#features/realtime/realtime.api.ts'
import { ConnectionNotice, DataUpdateNotice } from '#features/realtime/realtime.parts.tsx'
import { askAgain, askedBefore } from '#lib/ask-again.ts'
import { call } from '#lib/http.ts'
import { reportError } from '#lib/query-client.ts'
import { onReconnected, onTurnedAway, useChannel } from '#lib/realtime.ts'

/** Connects while somebody is signed in. Keeps the flow up to date and reports a lost connection, for every screen. */
export function RealtimeBridge() {
  const profile = useMaybeProfile()
  return (
    <>
      {profile && <Bridge profile={profile} />}
      {/* The courier's screen shows itself how fresh its data is. */}
      <ConnectionNotice isSaidElsewhere={profile?.role === 'courier'} />
    </>
  )
}

function Bridge({ profile }: { profile: Profile }) {
  const { data: config } = useQuery(configQueries.get())
  useConnectionAs(profile.id, config?.realtime)
  useLiveWatch()
  useTurnedAway()
  useFlowUpdates(profile)
  useOrdersLive()
  return <DataUpdateNotice />
}

/** Loads a changed flow again, and with it the possible moves of orders. */
function useFlowUpdates(profile: Profile): void {
  const queryClient = useQueryClient()
  const channel = flowChannelFor(profile)

  useChannel(channel, {
    'flow-updated': () => {
      showDataUpdate()
      void askAgain(queryClient, askedBefore(queryClient, flows()))
      void ordersChanged(queryClient, null)
    },
  })
  useEffect(() => {
    if (channel === null) return
    return onReconnected((moment) => void askAgain(queryClient, askedBefore(queryClient, flows(), moment)))
  }, [channel, queryClient])
  useAskWhileDeaf(() => askAgain(queryClient, askedBefore(queryClient, flows())))
}

function flows(): QueryFilters {
  return { queryKey: orderFlowQueries.all() }
}

/** Asks for the profile when the server ends the connection: the session may be gone, or its rights changed. */
function useTurnedAway(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onTurnedAway(() => {
        if (queryClient.isMutating({ mutationKey: NEXT_SESSION })) return
        const before = personIn(queryClient)
        call(authEndpoints.profile).then(
          ({ data }) => keepAnswered(queryClient, before, data),
          (error: unknown) => reportError(error, { silent: true }),
        )
      }),
    [queryClient],
  )
}
