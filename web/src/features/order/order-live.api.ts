import { useQueryClient } from '@tanstack/react-query'
import { OrdersChanged, ordersChannel, REALTIME_EVENT } from '@tracklane/contract/realtime'
import { useEffect, useMemo, useRef } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { coalesced } from '#lib/coalesced.ts'
import { onReconnected, useChannel } from '#lib/realtime.ts'
import { noteChangedOrders } from './change-journal.store.ts'
import { orderQueries } from './order.api.ts'

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
  const refresh = useMemo(() => coalesced(() => queryClient.invalidateQueries({ queryKey: orderQueries.all() }), REST), [queryClient])

  useChannel(organization_id === null ? null : ordersChannel(organization_id, country_id), {
    [REALTIME_EVENT.ordersChanged]: (data: unknown) => {
      const event = OrdersChanged.safeParse(data)
      for (const id of event.data?.ids ?? []) changed.current.add(id)
      noteChangedOrders(queryClient, event.data?.ids ?? null)
      refresh()
    },
  })
  useEffect(
    () =>
      onReconnected(() => {
        noteChangedOrders(queryClient, null)
        refresh()
      }),
    [queryClient, refresh],
  )

  return changed
}
