import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Keeps a form from being sent while a field has a text that it could not take, and focuses that field. Calls `onHeld` before. */
export function useHeldForm(input: RefObject<HTMLInputElement | null>, isHeld: boolean, onHeld: () => void): void {
  const refuse = useEffectEvent((event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    onHeld()
    input.current?.focus()
  })
  useEffect(() => {
    const form = input.current?.form
    if (!isHeld || !form) return
    const listen = (event: Event) => refuse(event)
    form.addEventListener('submit', listen, true)
    return () => form.removeEventListener('submit', listen, true)
  }, [isHeld, input])
}
