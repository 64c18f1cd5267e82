import { useEffect, useState } from 'react'

const MINUTES_5 = 300_000

/** The time, as often as ages and late deliveries need it. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTES_5)
    return () => clearInterval(timer)
  }, [])
  return now
}
