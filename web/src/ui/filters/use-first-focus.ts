import { type RefObject, useEffect } from 'react'

/** Moves the focus into the first field of a new part; where the choices come later, to the first of them. */
export function useFirstFocus(of: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = of.current
    if (!root || focusChosen(root)) return
    root.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
    const observer = new MutationObserver(() => {
      if (focusChosen(root)) observer.disconnect()
    })
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [of])
}

function focusChosen(root: HTMLElement): boolean {
  const chosen = root.querySelector<HTMLElement>('[data-autofocus]')
  chosen?.focus({ preventScroll: true })
  return chosen !== null
}
