import { useEffect, useRef } from 'react'

interface TourKeys {
  forward: () => void
  back: () => void
  leave: () => void
}

/** Arrows and Escape wherever the focus is; Enter is the focused button's, and leads on where nothing has the focus. */
export function useTourKeys(keys: TourKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : actOf(event.key)
      if (!act) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) latest.current[act]()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
}

function actOf(key: string): keyof TourKeys | undefined {
  if (key === 'Escape') return 'leave'
  if (key === 'ArrowRight') return 'forward'
  if (key === 'ArrowLeft') return 'back'
  return key === 'Enter' && document.activeElement === document.body ? 'forward' : undefined
}
