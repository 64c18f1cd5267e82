import { useEffect, useRef } from 'react'

interface TourKeys {
  forward: () => void
  back: () => void
  leave: () => void
  /** The card that keeps the focus. */
  card: HTMLElement | undefined
}

/** Handles arrows, Tab and Escape wherever the focus is. Enter presses the focused button, and goes on where nothing has the focus. */
export function useTourKeys(keys: TourKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : actOf(event.key)
      if (!act) return
      event.preventDefault()
      event.stopPropagation()
      if (act === 'turn') turnFocus(latest.current.card, event.shiftKey)
      else if (!event.repeat) latest.current[act]()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
}

function actOf(key: string): 'forward' | 'back' | 'leave' | 'turn' | undefined {
  // The library would focus the former target too while the light moves.
  if (key === 'Tab') return 'turn'
  if (key === 'Escape') return 'leave'
  if (key === 'ArrowRight') return 'forward'
  if (key === 'ArrowLeft') return 'back'
  return key === 'Enter' && document.activeElement === document.body ? 'forward' : undefined
}

function turnFocus(card: HTMLElement | undefined, isBack: boolean): void {
  const buttons = [...(card?.querySelectorAll('button') ?? [])]
  const at = buttons.findIndex((one) => one.matches(':focus'))
  const next = isBack ? (buttons[at - 1] ?? buttons.at(-1)) : (buttons[at + 1] ?? buttons[0])
  next?.focus({ preventScroll: true })
}
