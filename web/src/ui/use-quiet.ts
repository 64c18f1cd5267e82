import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Milliseconds without a request after which the screen counts as usable. */
const QUIET = 150

/** Returns true once the screen has its data: decorations may load from then on. */
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
