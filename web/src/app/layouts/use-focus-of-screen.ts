import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { returnFocus } from '#ui/use-return-focus.ts'

/** What had the focus may leave with its screen: then the next one has it, and Tab goes on in it instead of at the top of the page. */
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
