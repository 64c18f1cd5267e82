import { useInsertionEffect } from 'react'

/**
 * How wide the menu beside the screen is; what floats over the page keeps clear of it too, so that the document knows. It does before
 * any part of the screen measures itself: a width that came after that would be moved to, and everything would jump.
 */
export function useFrame(menu: 'none' | 'mini' | 'wide'): void {
  useInsertionEffect(() => {
    document.documentElement.dataset.menu = menu
    return () => void delete document.documentElement.dataset.menu
  }, [menu])
}
