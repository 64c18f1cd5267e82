import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { returnFocus } from '#ui/use-return-focus.ts'

/**
 * Moves the focus to the next screen when its element goes with the old one: Tab goes on in the screen rather than at the top of the page.
 */
export function useFocusOfScreen(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) returnFocus(() => null)
      }),
    [router],
  )
}
