import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels between a float and the edges of the window. */
const EDGE = 8
const GAP = 8

interface FloatPlace {
  left: number
  top: number
}

/** Places a float under the pressed element, within the window; it follows when the window changes. */
export function useFloatUnder(anchor: HTMLElement, width: number): CSSProperties {
  return usePlace(() => {
    const { left, bottom } = anchor.getBoundingClientRect()
    return { left: within(left, width), top: bottom + GAP }
  })
}

const BESIDE = 4

/**
 * Places a float beside another, level with the chosen entry. It moves up where it would leave the window, and stands on the other side
 * where there is more room.
 */
export function useFloatBeside(
  list: RefObject<HTMLElement | null>,
  entry: string,
  float: RefObject<HTMLElement | null>,
  width: number,
): CSSProperties {
  return usePlace(() => {
    const box = list.current?.getBoundingClientRect()
    const chosen = list.current?.querySelector(`[id="${CSS.escape(entry)}"]`)?.getBoundingClientRect()
    if (!box) return { left: EDGE, top: EDGE }
    const right = box.right + BESIDE
    const left = right + width + EDGE <= window.innerWidth ? right : within(box.left - BESIDE - width, width)
    const lowest = window.innerHeight - EDGE - (float.current?.offsetHeight ?? 0)
    return { left, top: Math.max(EDGE, Math.min((chosen?.top ?? box.top) - 6, lowest)) }
  })
}

function within(left: number, width: number): number {
  return Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))
}

function usePlace(find: () => FloatPlace): CSSProperties {
  const [place, setPlace] = useState<FloatPlace>()
  useLayoutEffect(() => {
    const settle = () =>
      setPlace((now) => {
        const next = find()
        return now && now.left === next.left && now.top === next.top ? now : next
      })
    settle()
    window.addEventListener('resize', settle)
    return () => window.removeEventListener('resize', settle)
  })
  const room = { '--room': `calc(100dvh - ${(place?.top ?? 0) + EDGE}px)` } // the type of a style does not know variables
  return { ...room, position: 'fixed', ...(place ?? { left: 0, top: 0, opacity: 0 }) } // not hidden, so that it can take the focus at once
}
