import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A form is not sent with a text that one of its fields could not take: that field gets the focus instead. `onHeld` comes first. */
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
