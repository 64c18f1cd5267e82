import { useEffect } from 'react'

/** For dialogs that leave the screen with what showed them: the focus goes back to where it was, unless it is somewhere else already. */
export function useReturnFocus(): void {
  useEffect(() => {
    const page = document
    const before = page.activeElement instanceof HTMLElement ? page.activeElement : undefined
    return () => {
      setTimeout(() => {
        const isLost = page.activeElement === null || page.activeElement === page.body
        if (isLost && before?.isConnected) before.focus()
      }, 20)
    }
  }, [])
}
