import { type RefObject, useEffect, useRef } from 'react'
import { isCovered } from './shortcuts.ts'

/** Escape closes what lies beside the screen or over it (`own`), wherever the focus is; whatever is open in front of it takes the key for itself. */
export function useEscape(onClose: () => void, own?: RefObject<Element | null>): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    // Before anybody has heard the key: by the time it is through, what it was for may be gone.
    const look = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isCovered(own?.current) || isOpening(event.target)) return
      // A tooltip keeps the key to itself; whoever has done something with it says so by preventing its default.
      setTimeout(() => !event.defaultPrevented && latest.current())
    }
    window.addEventListener('keydown', look, true)
    return () => window.removeEventListener('keydown', look, true)
  }, [own])
}

/** A field whose list is open closes that first. */
function isOpening(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-expanded="true"]') !== null
}
