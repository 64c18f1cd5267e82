import { useEffect, useRef, useState } from 'react'

/** Gives the focus back when something leaves the screen, unless the focus is elsewhere already. `find` may return a better place. */
export function useReturnFocus(find: (page: Document) => HTMLElement | null = nowhere): void {
  const latest = useRef(find)
  latest.current = find
  // Read during the render: a field inside may take the focus before any effect runs.
  const [before] = useState(() => focusable(document.activeElement))
  useEffect(() => () => returnFocus((page) => latest.current(page) ?? before), [before])
}

/**
 * Gives the focus back, unless it is elsewhere already. Where the found place is gone, the content of the page gets it. Waits a moment,
 * until the element with the focus has left the page.
 */
export function returnFocus(find: (page: Document) => HTMLElement | null): void {
  const page = document
  setTimeout(() => {
    const isLost = page.activeElement === null || page.activeElement === page.body
    if (!isLost) return
    const found = find(page)
    if (found?.isConnected && found !== page.body) found.focus()
    else page.getElementById('content')?.focus({ preventScroll: true })
  }, 20)
}

export function focusable(element: Element | null | undefined): HTMLElement | null {
  return element instanceof HTMLElement ? element : null
}

function nowhere(): null {
  return null
}
