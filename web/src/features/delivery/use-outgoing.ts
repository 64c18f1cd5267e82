import { useDocumentVisibility, useNetwork } from '@mantine/hooks'
import type { Profile } from '@tracklane/contract/auth'
import { useEffect, useEffectEvent } from 'react'
import { personKey } from '#features/auth/same-person.rules.ts'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { onAnswering } from '#lib/http.ts'
import { onReconnected } from '#lib/realtime.ts'
import { outgoingMoves, showOutgoingMoves, useOutgoingMoves } from './outgoing-moves.api.ts'

/** Milliseconds. Together with the longest request it stays below 15 seconds. */
const RETRY_AFTER = 5_000

/** Sends waiting moves whenever there may be a network: when the browser, the socket, the person or the clock says so. */
export function useOutgoing(profile: Profile) {
  const ordersChanged = useOrdersChanged()
  const { online } = useNetwork()
  const visibility = useDocumentVisibility()
  const entries = useOutgoingMoves(profile)
  const waiting = entries.filter(({ problem }) => !problem)
  const due = waiting.map(({ key, undo }) => `${key}${undo}`).join()

  const flush = useEffectEvent(async () => {
    if (!due) return
    const isChanged = await outgoingMoves.flush(personKey(profile))
    if (isChanged) await ordersChanged(null)
  })

  // Another tab may have written while this one slept.
  useEffect(() => {
    if (visibility === 'visible') void showOutgoingMoves()
  }, [visibility])
  useEffect(() => {
    if (due && online && visibility === 'visible') void flush()
  }, [due, online, visibility])
  useEffect(() => onReconnected(() => void flush()), [])
  useEffect(() => onAnswering(() => void flush()), [])
  useEffect(() => {
    if (!due) return
    const timer = setInterval(() => {
      if (!outgoingMoves.useLine.getState().sending) void flush()
    }, RETRY_AFTER)
    return () => clearInterval(timer)
  }, [due])

  return { entries, waiting: waiting.length, online }
}
