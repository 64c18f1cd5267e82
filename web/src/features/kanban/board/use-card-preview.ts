import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useBoard, useBoardStore } from '#features/kanban/data/board.store.ts'
import { CARD_MARK, cardIn } from './card-focus.ts'

/** Milliseconds on a card until its preview opens, and off it until the preview closes, so that the pointer can move over to it. */
const OPEN = 500
const CLOSE = 150

/** A card and its place on the screen. */
export interface Previewed {
  readonly id: number
  readonly place: DOMRect
}

/** Opens the preview of a card of two lines, while the pointer or the focus stays on it. */
export function useCardPreview() {
  const board = useBoardStore()
  const isWanted = useBoard(({ input, lift, menu }) => input.density === 'compact' && !lift && !menu)
  const [shown, setShown] = useState<Previewed>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const wait = useCallback((milliseconds: number, then: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(then, milliseconds)
  }, [])
  const stay = () => clearTimeout(timer.current)
  const leave = () => wait(CLOSE, () => setShown(undefined))
  const come = (target: EventTarget) => {
    const id = cardIn(target)
    if (id === undefined) return leave()
    if (id === shown?.id) return stay()
    setShown(undefined)
    wait(OPEN, () => {
      const place = document.querySelector(`[${CARD_MARK}="${id}"]`)?.getBoundingClientRect()
      if (place && board.getState().cards.has(id)) setShown({ id, place })
    })
  }

  useHiding(shown !== undefined, () => setShown(undefined))
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!isWanted && shown) setShown(undefined)

  return {
    shown: isWanted ? shown : undefined,
    onColumns: {
      onPointerOver: (event: PointerEvent) => event.pointerType !== 'touch' && event.buttons === 0 && come(event.target),
      onPointerLeave: leave,
      onPointerDown: () => wait(0, () => setShown(undefined)),
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && come(event.target),
      onBlur: leave,
    },
    onPreview: { onPointerEnter: stay, onPointerLeave: leave },
  }
}

/** Hides the preview on Escape, which then does nothing else, and on scrolling. */
function useHiding(isShown: boolean, hide: () => void): void {
  const latest = useRef(hide)
  latest.current = hide
  useEffect(() => {
    if (!isShown) return
    const onScroll = () => latest.current()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('scroll', onScroll, true)
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('scroll', onScroll, true)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [isShown])
}
