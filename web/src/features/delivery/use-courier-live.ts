import { useQueryClient } from '@tanstack/react-query'
import { REALTIME_EVENT, userChannel } from '@tracklane/contract/realtime'
import { useEffect } from 'react'
import { orderQueries } from '#features/order/order.api.ts'
import { onReconnected, useChannel } from '#lib/realtime.ts'

/** A courier hears of the own orders on the user channel. */
export function useCourierLive(userId: number): void {
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: orderQueries.all() })
  useChannel(userChannel(userId), { [REALTIME_EVENT.ordersChanged]: refresh })
  useEffect(() => onReconnected(() => void queryClient.invalidateQueries({ queryKey: orderQueries.all() })), [queryClient])
}
