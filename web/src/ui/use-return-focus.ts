import { useEffect, useRef } from 'react'

/**
 * For what leaves the screen with what showed it: the focus goes back to where it was, unless it is somewhere else already.
 * `find` knows a better place by then.
 */
export function useReturnFocus(find: (page: Document) => HTMLElement | null = nowhere): void {
  const latest = useRef(find)
  latest.current = find
  useEffect(() => {
    const page = document
    const before = page.activeElement instanceof HTMLElement ? page.activeElement : undefined
    return () => {
      setTimeout(() => {
        const isLost = page.activeElement === null || page.activeElement === page.body
        if (isLost) (latest.current(page) ?? (before?.isConnected ? before : undefined))?.focus()
      }, 20)
    }
  }, [])
}

function nowhere(): null {
  return null
}
