import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { changedOrdersMark, namedOrdersSince } from '#features/order/orders-changed.api.ts'
import type { BoardStore } from './board.store.ts'
import type { BoardInput } from './board-state.ts'

/** Ages and late deliveries need the time no more often. */
const MINUTES_5 = 300_000

/** Gives the board what the server says, as often as that changes, and the time. */
export function useLiveAnswer(board: BoardStore, input: BoardInput): void {
  const client = useQueryClient()
  const mark = useRef(changedOrdersMark(client))

  // Once for each answer, never for what the board makes of it: that would come back here without end.
  useLayoutEffect(() => {
    board.receive(input, new Set(namedOrdersSince(client, mark.current)))
    mark.current = changedOrdersMark(client)
  }, [board, input, client])

  useEffect(() => {
    const timer = setInterval(board.tick, MINUTES_5)
    return () => clearInterval(timer)
  }, [board])
}
