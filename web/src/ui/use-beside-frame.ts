import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { useBesideWhat } from './beside-list.tsx'
import { useEscape } from './use-escape.ts'
import { focusable, returnFocus } from './use-return-focus.ts'

type What = ReturnType<typeof useBesideWhat>

/** Makes a dialog out of the drawer that covers nothing: Escape from anywhere, the arrows, and no hold on the focus. */
export function useBesideFrame(isBeside: boolean, onClose: () => void) {
  const what = useBesideWhat()
  const latest = useRef(what)
  latest.current = what
  const own = useRef<HTMLElement>(null)
  useEscape(onClose, own)
  useOpener(isBeside && !what)
  // The library's own word is that every drawer is modal.
  const ref = useCallback(
    (frame: HTMLElement | null) => {
      own.current = frame
      frame?.setAttribute('aria-modal', String(!isBeside))
      if (frame && isBeside) takeFocus(frame, latest.current)
    },
    [isBeside],
  )
  if (!isBeside) return { ref }
  return {
    ref,
    'data-peek': true,
    // The library lets only this one through.
    onKeyDownCapture: (event: KeyboardEvent) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
      if (!by || !what || event.target !== event.currentTarget) return
      event.preventDefault()
      what.step(by)
    },
  }
}

/** One more row for who walks through the list leaves the focus there. */
function takeFocus(frame: HTMLElement, what: What): void {
  const { activeElement, body } = document
  const isFree = activeElement === null || activeElement === body
  if (frame.contains(activeElement)) return
  if (!isFree) opener = focusable(activeElement)
  if (isFree || what?.isNew || !what?.hasOpened.current) placeIn(frame, what).focus({ preventScroll: true })
  if (what) what.hasOpened.current = true
}

/** A new row is begun to be written; of one that is there the first is to be seen, and the arrows lead on. */
function placeIn(frame: HTMLElement, what: What): HTMLElement {
  return (what?.isNew === false ? undefined : frame.querySelector<HTMLElement>('[data-autofocus]')) ?? frame
}

/** The element that opened the current drawer: one takes the place of another on the way, as soon as the row has come. */
let opener: HTMLElement | null = null

/** Gives the focus back where no list does. */
function useOpener(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    return () => returnFocus(() => opener)
  }, [isOn])
}
