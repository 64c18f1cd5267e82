import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Milliseconds without a request after which the screen is taken to be usable. */
const QUIET = 150

/** True from the moment when the screen has what it asked for: what only decorates it may load then. */
export function useQuiet(): boolean {
  const isFetching = useIsFetching() > 0
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => {
    if (isFetching || isQuiet) return
    const timer = setTimeout(() => setIsQuiet(true), QUIET)
    return () => clearTimeout(timer)
  }, [isFetching, isQuiet])
  return isQuiet
}
