import { type RefObject, useEffect } from 'react'

/** What comes takes the focus, in its first field; where its choices come later, in the first of them when it is there. */
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
