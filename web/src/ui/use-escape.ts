import { type RefObject, useEffect, useRef } from 'react'
import { isCovered, isTyping } from './shortcuts.ts'

/**
 * Closes something beside or over the screen (`own`) on Escape, wherever the focus is. A dialog in front of it takes the key itself. The
 * one that was opened last closes.
 */
export function useEscape(onClose: () => void, own?: RefObject<Element | null>): void {
  useClosing({ isSelection: false, isFor: (event) => !isCovered(own?.current) && !isOpening(event.target), close: onClose })
}

/** Clears a selection on Escape, before anything beside the screen closes. A field keeps the key. */
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

/** Decides before any other listener: after them, the open thing may be gone. */
function onEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  const open = closings.filter(({ current }) => current.isFor(event))
  const first = open.findLast(({ current }) => current.isSelection) ?? open.at(-1)
  // A tooltip keeps the key to itself; a listener that has used the key prevents its default.
  setTimeout(() => !event.defaultPrevented && first?.current.close())
}

/** Returns whether the field has an open list, which closes first. */
function isOpening(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-expanded="true"]') !== null
}
