import { useInsertionEffect } from 'react'

/**
 * Sets the width of the menu on the document, so that floating parts keep clear of it. It is set before any part of the screen measures
 * itself: a later width would be animated, and everything would jump.
 */
export function useFrame(menu: 'none' | 'mini' | 'wide'): void {
  useInsertionEffect(() => {
    document.documentElement.dataset.menu = menu
    return () => void delete document.documentElement.dataset.menu
  }, [menu])
}
