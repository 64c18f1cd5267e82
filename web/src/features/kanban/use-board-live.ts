import { useQueryClient } from '@tanstack/react-query'
import { OrdersChanged, ordersChannel, REALTIME_EVENT } from '@tracklane/contract/realtime'
import { useEffect, useMemo, useRef } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { orderQueries } from '#features/order/order.api.ts'
import { onReconnected, useChannel } from '#lib/realtime.ts'
import { coalesced } from './coalesced.ts'

/** Milliseconds between two refetches: well within the second in which two boards must agree. */
const REST = 250

/**
 * Keeps the board true to what others do. Totals and sums of columns whose cards were never loaded change too,
 * so the whole board is asked for again; `changed` collects who moved, for the glow.
 */
export function useBoardLive() {
  const queryClient = useQueryClient()
  const { organization_id, country_id } = useProfile()
  const changed = useRef(new Set<number>())
  const refresh = useMemo(() => coalesced(() => queryClient.invalidateQueries({ queryKey: orderQueries.all() }), REST), [queryClient])

  useChannel(organization_id === null ? null : ordersChannel(organization_id, country_id), {
    [REALTIME_EVENT.ordersChanged]: (data: unknown) => {
      const event = OrdersChanged.safeParse(data)
      for (const id of event.data?.ids ?? []) changed.current.add(id)
      refresh()
    },
  })
  useEffect(() => onReconnected(refresh), [refresh])

  return changed
}
