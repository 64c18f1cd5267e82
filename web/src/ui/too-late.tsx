import { useEffect, useEffectEvent } from 'react'

/** Milliseconds until a part asked for with a click is given up. */
const PATIENCE = 5_000

/** Stands in for a part that is loading; calls `onLate` where it does not come. */
export function TooLate({ onLate }: { onLate: () => void }) {
  const letGo = useEffectEvent(onLate)
  useEffect(() => {
    const timer = setTimeout(() => letGo(), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return null
}
