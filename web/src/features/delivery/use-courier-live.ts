import { useQueryClient } from '@tanstack/react-query'
import { REALTIME_EVENT, userChannel } from '@tracklane/contract/realtime'
import { useEffect } from 'react'
import { ordersChanged } from '#features/order/orders-changed.api.ts'
import { onReconnected, useChannel } from '#lib/realtime.ts'

/** A courier hears of the own orders on the user channel. */
export function useCourierLive(userId: number): void {
  const queryClient = useQueryClient()
  useChannel(userChannel(userId), { [REALTIME_EVENT.ordersChanged]: ({ ids }) => void ordersChanged(queryClient, ids) })
  useEffect(() => onReconnected(() => void ordersChanged(queryClient, null)), [queryClient])
}
