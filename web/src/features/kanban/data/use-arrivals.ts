import { useEffect, useEffectEvent, useRef } from 'react'
import { useBoard, useBoardStore } from './board.store.ts'
import type { BoardState } from './board-state.ts'
import { useBoardAnnouncements } from './use-board-announcements.ts'

/** Milliseconds for which a card shows who has moved it. */
const NEWS = 6000

/** Announces arrived cards, and lets each show it for a while, even if more arrive. */
export function useArrivals(): void {
  const { fade } = useBoardStore()
  const arrived = useBoard((state) => state.arrived)
  const announce = useBoardAnnouncements()
  const known = useRef<BoardState['arrived']>(arrived)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const say = useEffectEvent(announce.arrived)

  useEffect(() => {
    const fresh = [...arrived.values()].filter((order) => known.current.get(order.id) !== order)
    known.current = arrived
    if (fresh.length === 0) return
    say(fresh)
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      fade(fresh)
    }, NEWS)
    timers.current.add(timer)
  }, [arrived, fade])

  useEffect(() => () => timers.current.forEach(clearTimeout), [])
}
