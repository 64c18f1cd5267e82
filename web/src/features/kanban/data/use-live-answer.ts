import { useEffect, useLayoutEffect } from 'react'
import { useOrdersLive } from '#features/order/order-live.api.ts'
import type { BoardStore } from './board.store.ts'
import type { BoardInput } from './board-state.ts'

/** Ages and late deliveries need the time no more often. */
const MINUTES_5 = 300_000

/** Gives the board what the server says, as often as that changes, and the time. */
export function useLiveAnswer(board: BoardStore, input: BoardInput): void {
  const changed = useOrdersLive()

  // Once for each answer, never for what the board makes of it: that would come back here without end.
  useLayoutEffect(() => {
    board.receive(input, changed.current)
    changed.current.clear()
  }, [board, input, changed])

  useEffect(() => {
    const timer = setInterval(board.tick, MINUTES_5)
    return () => clearInterval(timer)
  }, [board])
}
