import { useMutation } from '@tanstack/react-query'
import type { Profile } from '@tracklane/contract/auth'
import { useRef } from 'react'
import { personKey } from '#features/auth/same-person.rules.ts'
import { useOrdersChanged } from '#features/order/orders-changed.api.ts'
import { logError } from '#lib/log.ts'
import { newRequestKey } from '#lib/request-key.ts'
import { type OutgoingMove, outgoingMoves, sendMove } from './outgoing-moves.api.ts'

/** Makes a move. It counts as made once the phone has it on its disk, or, where the phone keeps nothing, once the server has it. */
export function useMakeMove(profile: Profile, onMade: () => void) {
  const ordersChanged = useOrdersChanged()
  // One key for all presses, so that several presses make one move.
  const key = useRef(newRequestKey())

  const make = async (move: OutgoingMove): Promise<void> => {
    const replaces = ({ order_id }: OutgoingMove) => order_id === move.order_id
    try {
      await outgoingMoves.add(personKey(profile), move, { key: key.current, replaces })
    } catch (error) {
      logError('A move could not be kept', error)
      await sendUnkept(key.current, move)
      void ordersChanged([move.order_id])
    }
  }
  return useMutation({ mutationFn: make, onSuccess: onMade, meta: { silent: true } })
}

async function sendUnkept(key: string, move: OutgoingMove): Promise<void> {
  const corrected = await sendMove({ key, payload: move })
  if (corrected) await sendMove({ key: newRequestKey(), payload: corrected })
}
