import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { useBesideWhat } from './beside-list.tsx'
import { useEscape } from './use-escape.ts'
import { focusable, returnFocus } from './use-return-focus.ts'

type What = ReturnType<typeof useBesideWhat>

/** Makes a drawer that covers nothing a dialog: Escape from anywhere, arrows to the neighbours, and no trap for the focus. */
export function useBesideFrame(isBeside: boolean, onClose: () => void) {
  const what = useBesideWhat()
  const latest = useRef(what)
  latest.current = what
  const own = useRef<HTMLElement>(null)
  useEscape(onClose, own)
  useOpener(isBeside && !what)
  // The library says that every drawer is modal.
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
    // The library passes only this handler on.
    onKeyDownCapture: (event: KeyboardEvent) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
      if (!by || !what || event.target !== event.currentTarget) return
      event.preventDefault()
      what.step(by)
    },
  }
}

/** Moves the focus into the drawer. For a person who walks through the list, the focus stays in the list. */
function takeFocus(frame: HTMLElement, what: What): void {
  const { activeElement, body } = document
  const isFree = activeElement === null || activeElement === body
  if (frame.contains(activeElement)) return
  if (!isFree) opener = focusable(activeElement)
  if (isFree || what?.isNew || !what?.hasOpened.current) placeIn(frame, what).focus({ preventScroll: true })
  if (what) what.hasOpened.current = true
}

/** Returns the place of the focus: the first field of a new row, else the drawer itself, whose top is seen and whose arrows lead on. */
function placeIn(frame: HTMLElement, what: What): HTMLElement {
  return (what?.isNew === false ? undefined : frame.querySelector<HTMLElement>('[data-autofocus]')) ?? frame
}

/** The element that opened the current drawer. A loading drawer is replaced as soon as its row has come. */
let opener: HTMLElement | null = null

/** Gives the focus back where no list does so. */
function useOpener(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    return () => returnFocus(() => opener)
  }, [isOn])
}
