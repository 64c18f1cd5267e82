import { useEffect, useEffectEvent } from 'react'
import { useBoard, useBoardStore } from './board.store.ts'
import { useBoardAnnouncements } from './use-board-announcements.ts'

/** How long a card that somebody else moved glows. */
const GLOW = 2000

/** Says what has arrived, and lets it glow for a while. */
export function useArrivals(): void {
  const { fade } = useBoardStore()
  const arrived = useBoard((state) => state.arrived)
  const announce = useBoardAnnouncements()
  const say = useEffectEvent(() => announce.arrived([...arrived.values()]))

  useEffect(() => {
    if (arrived.size === 0) return
    say()
    const timer = setTimeout(fade, GLOW)
    return () => clearTimeout(timer)
  }, [arrived, fade])
}
