import { useDocumentVisibility, useNetwork } from '@mantine/hooks'
import type { Profile } from '@tracklane/contract/auth'
import { useEffect, useEffectEvent } from 'react'
import { personKey } from '#features/auth/kept-profile.store.ts'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { onReconnected } from '#lib/realtime.ts'
import { outgoingMoves, useOutgoingMoves } from './outgoing-moves.api.ts'

const RETRY_AFTER = 15_000

/** Sends what waits whenever there may be a network again: when the browser, the socket, the person or the clock says so. */
export function useOutgoing(profile: Profile) {
  const ordersChanged = useOrdersChanged()
  const { online } = useNetwork()
  const visibility = useDocumentVisibility()
  const entries = useOutgoingMoves(profile)
  const waiting = entries.filter(({ problem }) => !problem).length
  const isWaiting = waiting > 0

  const flush = useEffectEvent(async () => {
    if (!isWaiting) return
    const isChanged = await outgoingMoves.flush(personKey(profile))
    if (isChanged) await ordersChanged(null)
  })

  useEffect(() => {
    if (waiting > 0 && online && visibility === 'visible') void flush()
  }, [waiting, online, visibility])
  useEffect(() => onReconnected(() => void flush()), [])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void flush(), RETRY_AFTER)
    return () => clearInterval(timer)
  }, [isWaiting])

  return { entries, waiting, online }
}
