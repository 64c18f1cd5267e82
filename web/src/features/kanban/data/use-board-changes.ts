import { type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { ordersChannelFor, REALTIME_EVENT } from '@tracklane/contract/realtime'
import { useEffect } from 'react'
import { useProfile } from '#features/auth/auth.api.ts'
import { ordersChanged } from '#features/order/orders-changed.api.ts'
import { useAskWhileDeaf } from '#features/realtime/live.store.ts'
import { askAgain, askedBefore } from '#lib/ask-again.ts'
import { onReconnected, useChannel } from '#lib/realtime.ts'
import { kanbanQueries } from './kanban.api.ts'

/** Follows the administrators' changes of columns and cards, also after a lost connection. */
export function useBoardChanges(): void {
  const client = useQueryClient()
  useChannel(ordersChannelFor(useProfile()), {
    [REALTIME_EVENT.boardChanged]: () => {
      void askAgain(client, askedBefore(client, layouts()))
      // A new column has orders too.
      void ordersChanged(client, null)
    },
  })
  useEffect(() => onReconnected((moment) => void askAgain(client, askedBefore(client, layouts(), moment))), [client])
  useAskWhileDeaf(() => askAgain(client, askedBefore(client, layouts())))
}

function layouts(): QueryFilters {
  return { queryKey: kanbanQueries.all() }
}
