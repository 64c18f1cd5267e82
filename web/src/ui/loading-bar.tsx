import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import classes from './loading-bar.module.css'

/** Milliseconds. Shorter waits show nothing. */
const THROTTLE = 200

/** A bar along the top while a page or a request is on its way. It fills in five seconds. */
export function LoadingBar() {
  const isNavigating = useRouterState({ select: (state) => state.status === 'pending' })
  const fetching = useIsFetching()
  const mutating = useIsMutating()
  const isBusy = isNavigating || fetching + mutating > 0
  const isShown = useDelayed(isBusy, THROTTLE)

  return <div className={classes.bar} data-shown={isShown || undefined} aria-hidden="true" />
}

/** Returns true once `value` has been true for that many milliseconds, and false at once. */
function useDelayed(value: boolean, milliseconds: number): boolean {
  const [delayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!value) {
      setDelayed(false)
      return
    }
    const timer = setTimeout(() => setDelayed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return value && delayed
}
