import { type RefObject, useEffect, useRef } from 'react'
import { onPersonChanged } from '#lib/person-changed.ts'

let left: number | undefined
onPersonChanged(() => {
  left = undefined
})

/** Notes the article just left, so that the focus returns to its link; the browser restores the scroll position. */
export function leftArticle(id: number): void {
  left = id
}

export function useReturnToArticle(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (left !== undefined) ref.current?.querySelector<HTMLElement>(`[data-article="${left}"]`)?.focus({ preventScroll: true })
    left = undefined
  }, [])
  return ref
}
