import { useEffect, useRef, useState } from 'react'

/**
 * For what leaves the screen with what showed it: the focus goes back to where it was, unless it is somewhere else already.
 * `find` knows a better place by then.
 */
export function useReturnFocus(find: (page: Document) => HTMLElement | null = nowhere): void {
  const latest = useRef(find)
  latest.current = find
  // Read while rendering: a field inside may take the focus before any effect runs.
  const [before] = useState(() => focusable(document.activeElement))
  useEffect(() => () => returnFocus((page) => latest.current(page) ?? before), [before])
}

/**
 * Unless the focus is somewhere else already. Where the place that is found has gone, the focus goes to the content of the page. The element
 * that had it leaves the page a moment later.
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
