import { type RefObject, useEffect, useRef } from 'react'
import { isCovered, isTyping } from './shortcuts.ts'

/**
 * Escape closes what lies beside the screen or over it (`own`), wherever the focus is; whatever is open in front of it takes the key for
 * itself. Of several the one that came last closes.
 */
export function useEscape(onClose: () => void, own?: RefObject<Element | null>): void {
  useClosing({ isSelection: false, isFor: (event) => !isCovered(own?.current) && !isOpening(event.target), close: onClose })
}

/** Escape lets go of a selection before it closes what lies beside the screen. A field keeps the key to itself. */
export function useEscapeSelection(onClear: () => void): void {
  useClosing({ isSelection: true, isFor: ({ target }) => !isCovered() && !isOpening(target) && !isTyping(target), close: onClear })
}

interface Closing {
  readonly isSelection: boolean
  readonly isFor: (event: KeyboardEvent) => boolean
  readonly close: () => void
}

type Latest = RefObject<Closing>

let closings: readonly Latest[] = []

function useClosing(closing: Closing): void {
  const latest = useRef(closing)
  latest.current = closing
  useEffect(() => {
    if (closings.length === 0) window.addEventListener('keydown', onEscape, true)
    closings = [...closings, latest]
    return () => {
      closings = closings.filter((one) => one !== latest)
      if (closings.length === 0) window.removeEventListener('keydown', onEscape, true)
    }
  }, [])
}

/** Looks before anybody has heard the key: by the time it is through, what it was for may be gone. */
function onEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  const open = closings.filter(({ current }) => current.isFor(event))
  const first = open.findLast(({ current }) => current.isSelection) ?? open.at(-1)
  // A tooltip keeps the key to itself; whoever has done something with it says so by preventing its default.
  setTimeout(() => !event.defaultPrevented && first?.current.close())
}

/** A field whose list is open closes that first. */
function isOpening(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-expanded="true"]') !== null
}
