import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { changedOrdersMark, namedOrdersSince } from '#features/order/orders-changed.api.ts'
import type { BoardStore } from './board.store.ts'
import type { BoardInput } from './board-state.ts'

/** Milliseconds: ages and late deliveries need the time no more often. */
const MINUTES_5 = 300_000

/** Passes the server's answers and the time to the board. */
export function useLiveAnswer(board: BoardStore, input: BoardInput): void {
  const client = useQueryClient()
  const mark = useRef(changedOrdersMark(client))

  // Once per answer, never for the board's own changes, which would come back here without end.
  useLayoutEffect(() => {
    board.receive(input, new Set(namedOrdersSince(client, mark.current)))
    mark.current = changedOrdersMark(client)
  }, [board, input, client])

  useEffect(() => {
    const timer = setInterval(board.tick, MINUTES_5)
    return () => clearInterval(timer)
  }, [board])
}
