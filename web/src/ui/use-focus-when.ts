import { type RefObject, useEffect, useRef } from 'react'

/** Focuses a button of a dialog once it can be pressed, unless the person is in the dialog's fields by then. */
export function useFocusWhen(isReady: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.closest('form')
    if (isReady && !form?.contains(document.activeElement)) button.current?.focus()
  }, [isReady])
  return button
}
