import { type RefObject, useEffect, useRef } from 'react'

/** A dialog's button that cannot be pressed at first: it gets the focus when it can, unless the person is in the dialog's fields by then. */
export function useFocusWhen(isReady: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.closest('form')
    if (isReady && !form?.contains(document.activeElement)) button.current?.focus()
  }, [isReady])
  return button
}
