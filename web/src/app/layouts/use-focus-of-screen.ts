import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { returnFocus } from '#ui/use-return-focus.ts'

/** The element with the focus may leave with its screen: then the next one has it, and Tab goes on there and not at the top of the page. */
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
