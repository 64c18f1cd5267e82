import { useQuery, useQueryClient } from '@tanstack/react-query'
import { authEndpoints, type Profile } from '@tracklane/contract/auth'
import { flowChannelFor, ordersChannelFor, userChannel } from '@tracklane/contract/realtime'
import { useEffect } from 'react'
import { authQueries } from '#features/auth/auth.api.ts'
import { configQueries } from '#features/config/config.api.ts'
import { orderQueries } from '#features/order/order.api.ts'
import { orderFlowQueries } from '#features/order-flow/order-flow.api.ts'
import { call } from '#lib/http.ts'
import { reportError } from '#lib/query-client.ts'
import { connectRealtime, disconnectRealtime, onReconnected, onTurnedAway, useChannel } from '#lib/realtime.ts'
import { toastMessage } from '#ui/toast.ts'
import { showDataUpdate } from './data-update.store.ts'

/** Connected as this person, as long as the component stands. */
export function useRealtimeAs(personId: number): void {
  const { data: config } = useQuery(configQueries.get())
  const settings = config?.realtime

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person needs another socket
  useEffect(() => {
    if (!settings) return
    connectRealtime(settings)
    return disconnectRealtime
  }, [settings, personId])
}

export function useMessages(profile: Profile): void {
  useChannel(userChannel(profile.id), {
    message: ({ text }) => {
      if (text) toastMessage(text)
    },
  })
}

/** A changed flow is loaded again, and with it the moves that orders offer. */
export function useFlowUpdates(profile: Profile): void {
  const queryClient = useQueryClient()
  const channel = flowChannelFor(profile)
  const reload = () => queryClient.invalidateQueries({ queryKey: orderFlowQueries.all() })

  useChannel(channel, {
    'flow-updated': () => {
      showDataUpdate()
      void reload()
      void queryClient.invalidateQueries({ queryKey: orderQueries.all() })
    },
  })
  useEffect(() => {
    if (channel === null) return
    return onReconnected(() => void queryClient.invalidateQueries({ queryKey: orderFlowQueries.all() }))
  }, [channel, queryClient])
}

/** Held from sign-in on, so that no change falls between a screen's first read and its own subscription. */
export function useOrdersChannel(profile: Profile): void {
  useChannel(ordersChannelFor(profile), {})
}

/** When the server ends the connection, the session may be gone or its rights changed: ask who we are. */
export function useTurnedAway(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onTurnedAway(() => {
        call(authEndpoints.profile).then(
          ({ data }) => queryClient.setQueryData(authQueries.profile().queryKey, data),
          (error: unknown) => reportError(error, { silent: true }),
        )
      }),
    [queryClient],
  )
}
