import { useEffect, useEffectEvent } from 'react'

/** Longer than that nobody waits for a part of the screen that was asked for with a click. */
const PATIENCE = 5_000

/** Stands in for a part that is still being loaded: what waits for it is let go where it does not come. */
export function TooLate({ onLate }: { onLate: () => void }) {
  const letGo = useEffectEvent(onLate)
  useEffect(() => {
    const timer = setTimeout(() => letGo(), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return null
}
